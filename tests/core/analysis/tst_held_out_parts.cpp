// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "core/analysis/held_out_error.h"
#include "core/error.h"
#include "core/positions.h"
#include "core/problem/whole_groups.h"
#include "core/random.h"
#include "tests/core/analysis/third_of_eight.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

std::vector<int> all_different(std::size_t count) {
  std::vector<int> numbers(count);
  std::iota(numbers.begin(), numbers.end(), 0);
  return numbers;
}

const std::vector<Index> good{2, 0, 1, 3, 4, 5, 6, 7};

/// Of tested samples that were drawn: the rankings come from all samples.
const std::string seen =
    "predictions are made without the tested samples, but the rankings come from all samples, so "
    "that errors of new samples may be larger";

}  // namespace

/// Which samples are tested and learned from, and what is said of that.
class TestHeldOutParts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Tested samples that a person gives are treated as those that are drawn.
  void a_given_part_is_tested() {
    const Problem problem = third_of_eight();
    HeldOutOptions options;
    const HeldOutError drawn = *held_out_error(problem, Ranked::features, {good}, options);
    options.given = GivenTest{
        split_of(problem.samples(), problem.order, options.train_share, options.seed).test,
        other_words("These were tested.")};
    const HeldOutError given = *held_out_error(problem, Ranked::features, {good}, options);
    QCOMPARE(given.rankings[0].errors, drawn.rankings[0].errors);
    QCOMPARE(given.random.mean, drawn.random.mean);
    QCOMPARE(in_words(given.how), std::string("These were tested."));
    QVERIFY(given.notes.empty());
    QCOMPARE(in_words(drawn.notes), std::vector<std::string>{seen});
  }

  /// Nothing is learned from the tested samples: what only they say is not known.
  void of_many_samples_both_parts_of_a_given_split_remain() {
    Problem problem = third_of_eight(300);
    Matrix truth = problem.truth;
    truth.topRows(7) *= -1.0;
    problem.truth = truth;
    HeldOutOptions options;
    options.most_samples = 20;
    options.given = GivenTest{{0, 1, 2, 3, 4, 5, 6}, {}};
    const HeldOutError found = *held_out_error(problem, Ranked::features, {good}, options);
    QVERIFY(found.rankings[0].errors.front() > 1.5);  // the slope has the other sign there
    QVERIFY(found.notes.empty());
    options.most_samples = 8;
    QCOMPARE(in_words(held_out_error(problem, Ranked::features, {good}, options)->notes),
             std::vector<std::string>{"tested on 4 of the 7 samples, drawn at random"});
    options.most_samples = 20;
    options.given = GivenTest{{297, 298, 299}, {}};
    QVERIFY(held_out_error(problem, Ranked::features, {good}, options)->rankings[0].errors.front() <
            0.5);
  }

  void selected_samples_that_are_all_tested_are_refused() {
    const Problem problem = third_of_eight(40);
    HeldOutOptions options;
    options.given = GivenTest{{3, 4, 5}, {}};
    try {
      static_cast<void>(held_out_error(problem, Ranked::samples, {{5, 3}}, options));
      QFAIL("nothing is left of the ranking");
    } catch (const Error& error) {
      QVERIFY2(QString(error.what()).contains("all selected samples are tested"), error.what());
    }
  }

  void a_given_split_of_what_belongs_together_is_said() {
    Problem problem = third_of_eight(60);
    SampleOrder patients;
    patients.groups = "patient";
    patients.group_of = std::vector<int>(60);
    for (std::size_t sample = 0; sample < 60; ++sample) {
      (*patients.group_of)[sample] = static_cast<int>(sample / 5);
    }
    patients.copy_of = all_different(60);
    (*patients.copy_of)[59] = 50;
    HeldOutOptions options;
    options.given =
        GivenTest{{0, 1, 2, 3, 4, 58, 59}, {}, patients};  // a whole group, and two of another
    const HeldOutError found = *held_out_error(problem, Ranked::features, {good}, options);
    QCOMPARE(in_words(found.notes),
             (std::vector<std::string>{
                 "1 of 7 tested samples equals samples that were learned from",
                 "2 of 7 tested samples belong to groups of patient that were learned from"}));
  }

  /// At random, some stretches would be left out, and two samples that follow each other kept.
  void of_a_longer_series_samples_evenly_spaced_in_time_are_tried() {
    constexpr Index samples = 600;
    Problem problem = third_of_eight(samples);
    problem.order.time.emplace();
    for (Index sample = 0; sample < samples; ++sample) {
      problem.order.time->push_back(samples - 1 - sample);  // the last row is the earliest
    }
    Random unused(1);
    const std::vector<Index> kept = thinned(samples, problem.order, 60, unused);
    HeldOutOptions options;
    options.most_samples = 60;
    const HeldOutError few = *held_out_error(problem, Ranked::features, {good}, options);
    const HeldOutError alone =
        *held_out_error(problem.with_samples(kept), Ranked::features, {good}, options);
    QCOMPARE(few.rankings[0].errors, alone.rankings[0].errors);
    options.given = GivenTest{all_positions(300), {}};
    QCOMPARE(in_words(held_out_error(problem, Ranked::features, {good}, options)->notes),
             std::vector<std::string>{"tested on 30 of the 300 samples, evenly spaced in time"});
  }

  /// Random rankings are compared by what they choose, too, not by what nobody chose.
  void random_rankings_begin_with_what_is_kept() {
    Problem problem = third_of_eight();
    problem.features[2].always_kept = true;
    const HeldOutError found = *held_out_error(problem, Ranked::features, {good});
    QCOMPARE(found.random.mean.front(), found.rankings[0].errors.front());
    QCOMPARE(found.random.low.front(), found.random.high.front());
    const std::vector<Index> late{0, 2, 1, 3, 4, 5, 6, 7};  // as of a run that did not keep it
    QVERIFY(held_out_error(problem, Ranked::features, {late})->random.mean.front() > 0.5);
  }

  /// The target is the sum of the first of two groups: four columns of whole groups know all of it
  /// or nothing, and four single ones about a half.
  void random_rankings_have_groups_as_they_are_selected() {
    Problem problem = third_of_eight();
    problem.truth = Matrix(problem.inputs.leftCols(4).rowwise().sum());
    for (std::size_t feature = 0; feature < 8; ++feature) {
      problem.features[feature].group = feature < 4 ? "a" : "b";
    }
    HeldOutOptions options;
    options.random_rankings = 40;
    const auto width = [&] {
      const RandomSelectionErrors random =
          held_out_error(problem, Ranked::features, {good}, options)->random;
      const auto four = std::find(random.counts.begin(), random.counts.end(), Index{4});
      const auto place = static_cast<std::size_t>(four - random.counts.begin());
      return random.high.at(place) - random.low.at(place);
    };
    const double of_groups = width();
    forget_groups(problem);
    const double of_columns = width();
    QVERIFY2(of_groups > 0.75, std::to_string(of_groups).c_str());
    QVERIFY2(of_columns < 0.6, std::to_string(of_columns).c_str());
  }
};

QTEST_GUILESS_MAIN(TestHeldOutParts)
#include "tst_held_out_parts.moc"

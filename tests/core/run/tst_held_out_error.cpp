// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/error.h"
#include "core/random.h"
#include "core/run/held_out_error.h"

using namespace steelyard;

namespace {

/// The truth is the third of eight columns, with a little noise.
Problem third_of_eight(Index samples = 200) {
  Random random(2);
  Matrix inputs(samples, 8);
  for (double& value : inputs.reshaped()) {
    value = random.normal();
  }
  Matrix truth(samples, 1);
  for (Index sample = 0; sample < samples; ++sample) {
    truth(sample, 0) = 3.0 * inputs(sample, 2) + 0.1 * random.normal();
  }
  Problem problem;
  problem.features.resize(8);
  problem.truth_features.resize(1);
  for (Index sample = 0; sample < samples; ++sample) {
    problem.rows.push_back(sample);
  }
  problem.inputs = std::move(inputs);
  problem.truth = std::move(truth);
  return problem;
}

const std::vector<Index> good{2, 0, 1, 3, 4, 5, 6, 7};
const std::vector<Index> bad{7, 6, 5, 4, 3, 1, 0, 2};

}  // namespace

class TestHeldOutError : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_ranking_that_begins_with_what_matters_is_good_at_once() {
    const Problem problem = third_of_eight();
    const HeldOutError found = *held_out_error(problem, Ranked::features, good);
    QCOMPARE(found.ranking.counts.front(), Index{1});
    QCOMPARE(found.ranking.counts.back(), Index{8});
    QVERIFY(found.ranking.errors.front() < 0.06);
    QVERIFY(found.random.mean.front() > 0.5);  // one of eight finds it by chance
    const HeldOutError late = *held_out_error(problem, Ranked::features, bad);
    QVERIFY(late.ranking.errors.front() > 0.9);
    QVERIFY(std::abs(late.ranking.errors.back() - found.ranking.errors.back()) < 1e-12);
  }

  void of_more_samples_some_are_tried() {
    HeldOutOptions options;
    options.most_samples = 60;
    const Problem problem = third_of_eight();
    const HeldOutError few = *held_out_error(problem, Ranked::features, good, options);
    const HeldOutError all = *held_out_error(problem, Ranked::features, good);
    QVERIFY(few.ranking.errors.front() < 0.06);
    QVERIFY(few.ranking.errors != all.ranking.errors);
  }

  void selected_samples_are_the_active_set() {
    const Problem problem = third_of_eight();
    std::vector<Index> samples;
    for (Index sample = 0; sample < 150; ++sample) {
      samples.push_back((sample * 7) % 200);
    }
    HeldOutOptions options;
    options.most_samples = 100;  // the selected ones are kept all the same
    const HeldOutError found = *held_out_error(problem, Ranked::samples, samples, options);
    QVERIFY(found.ranked == Ranked::samples);
    QVERIFY(found.ranking.errors.back() < found.ranking.errors.front());
  }

  void what_is_ranked_is_told_by_the_result() {
    Result features;
    features.features.resize(3);
    features.features[1].score = 2.0;
    features.features[2].score = 3.0;
    features.selection = {1};
    QVERIFY(ranked_of(features) == Ranked::features);
    QCOMPARE(tried_ranking(features), (std::vector<Index>{1, 2, 0}));
    Result samples;
    samples.features.resize(3);
    samples.samples = SampleSelection{{4, 1}, {}};
    QVERIFY(ranked_of(samples) == Ranked::samples);
    QCOMPARE(tried_ranking(samples), (std::vector<Index>{4, 1}));
  }

  void without_a_truth_it_says_so() {
    Problem problem = third_of_eight();
    problem.truth = Matrix(200, 0);
    problem.truth_features.clear();
    QVERIFY_THROWS_EXCEPTION(Error,
                             static_cast<void>(held_out_error(problem, Ranked::features, good)));
  }

  void stops_when_asked() {
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!held_out_error(third_of_eight(), Ranked::features, good, {}, stop.get_token()));
  }
};

QTEST_GUILESS_MAIN(TestHeldOutError)
#include "tst_held_out_error.moc"

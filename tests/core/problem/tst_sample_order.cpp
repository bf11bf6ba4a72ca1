// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "core/positions.h"
#include "core/problem/changed_problem.h"
#include "core/problem/sample_order.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

SampleOrder series(Index samples) {
  SampleOrder order;
  order.time = all_positions(samples);
  return order;
}

SampleOrder groups_of(Index samples, int each) {
  SampleOrder order;
  order.group_of.emplace();
  for (Index sample = 0; sample < samples; ++sample) {
    order.group_of->push_back(static_cast<int>(sample) / each);
  }
  return order;
}

bool contains(const std::vector<Index>& samples, Index sample) {
  return std::find(samples.begin(), samples.end(), sample) != samples.end();
}

void each_is_tested_once(const std::vector<Split>& splits, Index samples) {
  std::vector<Index> tested;
  for (const Split& split : splits) {
    tested.insert(tested.end(), split.test.begin(), split.test.end());
    for (const Index sample : split.test) {
      QVERIFY(!contains(split.train, sample));
    }
  }
  std::sort(tested.begin(), tested.end());
  QCOMPARE(tested, all_positions(samples));
}

}  // namespace

class TestSampleOrder : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_bound_for_independent_samples_is_doubted_where_they_are_not() {
    QVERIFY(doubt_of_independence({}).says_nothing());
    QVERIFY(doubt_in_brackets({}).says_nothing());
    SampleOrder grouped = groups_of(60, 4);
    grouped.groups = "patient";
    QCOMPARE(in_words(doubt_of_independence(grouped)),
             std::string("samples of one patient are not independent"));
    grouped.of_copies = true;
    QCOMPARE(in_words(doubt_of_independence(grouped)),
             std::string("equal rows are not independent"));
    QCOMPARE(in_words(doubt_of_independence(series(60))),
             std::string("rows that follow each other are not independent"));
    QVERIFY(in_words(doubt_in_brackets(series(60))).find("a rate for independent samples") !=
            std::string::npos);
  }

  void each_sample_is_tested_once() {
    each_is_tested_once(splits_of(60, {}, 5, 1), 60);
    each_is_tested_once(splits_of(60, series(60), 5, 1), 60);
    each_is_tested_once(splits_of(60, groups_of(60, 4), 5, 1), 60);
  }

  void something_is_always_left_to_learn_from() {
    for (const Split& split : splits_of(3, series(3), 2, 1)) {
      QVERIFY(!split.train.empty());
    }
    Random random(3);
    QCOMPARE(split_of(3, series(3), 2, random).train.size(), 1U);
    // All rows are equal, as with one column of zeros.
    SampleOrder equal = series(12);
    equal.copy_of = std::vector<int>(12, 0);
    for (const Split& split : splits_of(12, equal, 3, 1)) {
      QCOMPARE(split.train.size(), split.test.front() == 4 ? 6U : 7U);
    }
    QVERIFY(!split_of(12, equal, 4, random).train.empty());
  }

  /// One would have no spread, and a regression nothing to fit.
  void two_samples_are_left_to_learn_from() {
    SampleOrder large;  // and a group of one
    large.group_of = std::vector<int>(10, 0);
    large.group_of->back() = 1;
    SampleOrder ones = groups_of(10, 1);  // and a large group, of the last seven
    std::fill(ones.group_of->begin() + 3, ones.group_of->end(), 3);
    SampleOrder equal = series(30);
    equal.copy_of = std::vector<int>(30, 0);
    equal.copy_of->front() = 1;
    Random random(4);
    for (int repeat = 0; repeat < 40; ++repeat) {
      for (const SampleOrder& order : {large, ones}) {
        const Split split = split_of(10, order, 8, random);
        QVERIFY(split.train.size() >= 2U);
        QVERIFY(!split.test.empty());
        QCOMPARE(split.train.size() + split.test.size(), 10U);
        for (const Index sample : split.test) {
          const auto group_of = [&](Index at) {
            return order.group_of->at(static_cast<std::size_t>(at));
          };
          QVERIFY(std::none_of(split.train.begin(), split.train.end(),
                               [&](Index other) { return group_of(other) == group_of(sample); }));
        }
      }
      QCOMPARE(split_of(4, series(4), 2, random).train.size(), 2U);
      QVERIFY(split_of(30, equal, 10, random).train.size() >= 2U);
    }
  }

  void a_gap_lies_beside_a_stretch() {
    for (const Split& split : splits_of(200, series(200), 5, 1)) {
      for (const Index sample : split.train) {
        for (const Index tested : {split.test.front(), split.test.back()}) {
          QVERIFY(std::abs(sample - tested) > 10);
        }
      }
    }
  }

  void groups_are_never_divided() {
    const SampleOrder order = groups_of(60, 4);
    Random random(3);
    std::vector<Split> splits = splits_of(60, order, 5, 1);
    splits.push_back(split_of(60, order, 20, random));
    for (const Split& split : splits) {
      for (const Index sample : split.test) {
        for (const Index other : split.train) {
          QVERIFY(sample / 4 != other / 4);
        }
      }
    }
    std::set<Index> taken;
    for (const Index sample : some_of(60, order, 30, random)) {
      taken.insert(sample / 4);
    }
    QCOMPARE(taken.size(), std::size_t{8});
  }

  void repeats_in_a_series_are_not_learned_from() {
    SampleOrder order = series(100);
    order.copy_of.emplace();
    for (int sample = 0; sample < 100; ++sample) {
      order.copy_of->push_back(sample % 50);
    }
    for (const Split& split : splits_of(100, order, 5, 1)) {
      for (const Index sample : split.test) {
        QVERIFY(!contains(split.train, (sample + 50) % 100));
      }
    }
  }

  void a_series_is_divided_in_one_stretch_and_drawn_in_stretches() {
    Random random(3);
    const Split split = split_of(100, series(100), 30, random);
    QCOMPARE(split.test.back() - split.test.front(), Index{29});
    QVERIFY(split.train.size() >= 60 && split.train.size() < 70);
    const std::vector<Index> drawn = some_of(100, series(100), 50, random);
    QCOMPARE(drawn.size(), std::size_t{50});
    for (const Index sample : drawn) {
      QVERIFY(contains(drawn, sample - sample % 5) && contains(drawn, sample - sample % 5 + 4));
    }
  }

  /// Records depend on these draws: a random order is cut, nothing else is drawn.
  void two_parts_of_a_random_order_are_cut_from_it() {
    Random drawn(5);
    const std::vector<Index> all = drawn.permutation(10);
    Random random(5);
    const Split shuffled = shuffled_split(10, {}, 4, 3, random);
    QCOMPARE(shuffled.train, std::vector<Index>(all.begin(), all.begin() + 4));
    QCOMPARE(shuffled.test, std::vector<Index>(all.end() - 3, all.end()));
    random = Random(5);
    const Split parts = two_parts_of(10, {}, 4, 3, random);
    QCOMPARE(parts.train, shuffled.train);
    QCOMPARE(parts.test, std::vector<Index>(all.begin() + 4, all.begin() + 7));
    random = Random(5);
    const Split most = two_parts_of(10, {}, 8, 8, random);
    QCOMPARE(most.train.size(), 8U);
    QCOMPARE(most.test, std::vector<Index>(all.end() - 2, all.end()));
  }

  void two_parts_respect_what_belongs_together() {
    Random random(3);
    const SampleOrder grouped = groups_of(60, 4);
    for (const Split& split :
         {shuffled_split(60, grouped, 40, 20, random), two_parts_of(60, grouped, 20, 20, random)}) {
      QVERIFY(!split.train.empty());
      for (const Index sample : split.test) {
        for (const Index other : split.train) {
          QVERIFY(sample / 4 != other / 4);
        }
      }
    }
    const Split shuffled = shuffled_split(100, series(100), 60, 30, random);
    QCOMPARE(shuffled.test.back() - shuffled.test.front(), Index{29});
    QVERIFY(!std::is_sorted(shuffled.train.begin(), shuffled.train.end()));
    QVERIFY(two_parts_of(100, series(100), 20, 30, random).train.size() < 40U);
  }

  void folds_in_rows_are_blocks_only_where_rows_are_not_related() {
    QCOMPARE(folds_in_rows(7, {}, 2, 1), row_blocks(7, 2));
    const SampleOrder grouped = groups_of(60, 4);
    QCOMPARE(folds_in_rows(60, grouped, 5, 1), folds_of(60, grouped, 5, 1));
  }

  void blocks_are_consecutive_and_hold_each_sample_once() {
    std::vector<Index> all;
    for (const std::vector<Index>& positions : blocks_of(22, {}, 4)) {
      QVERIFY(positions.size() == 5 || positions.size() == 6);
      all.insert(all.end(), positions.begin(), positions.end());
    }
    QCOMPARE(all.size(), 22U);
    QVERIFY(std::is_sorted(all.begin(), all.end()));
    QCOMPARE(std::set<Index>(all.begin(), all.end()).size(), 22U);
  }

  void validation_sets_together_are_the_other_blocks() {
    QCOMPARE(validation_samples(12, {}, {4, 5, 6, 7}, 2, 0), (std::vector<Index>{0, 2, 8, 10}));
    const std::vector<Index> first = blocks_of(30, {}, 3).front();
    std::set<Index> seen;
    for (Index offset = 0; offset < 3; ++offset) {
      for (const Index sample : validation_samples(30, {}, first, 3, offset)) {
        QVERIFY(sample >= 10);
        QVERIFY(seen.insert(sample).second);
      }
    }
    QCOMPARE(seen.size(), 20U);
  }

  void blocks_follow_the_time_that_rows_need_not_follow() {
    SampleOrder backwards;
    backwards.time = std::vector<Index>{5, 4, 3, 2, 1, 0};
    QCOMPARE(blocks_of(6, backwards, 3), (std::vector<std::vector<Index>>{{4, 5}, {2, 3}, {0, 1}}));
    // The others in time: 5, 4, 1, 0.
    QCOMPARE(validation_samples(6, backwards, {2, 3}, 2, 0), (std::vector<Index>{1, 5}));
  }

  void blocks_are_of_whole_groups() {
    SampleOrder grouped;
    grouped.group_of = std::vector<int>{0, 1, 2, 0, 1, 2, 0, 1, 2, 3, 3, 3};
    const auto blocks = blocks_of(12, grouped, 2);
    QCOMPARE(blocks.size(), 2U);
    for (const std::vector<Index>& block : blocks) {
      QCOMPARE(block.size(), 6U);
      std::map<int, int> samples_of;
      for (const Index sample : block) {
        ++samples_of[(*grouped.group_of)[static_cast<std::size_t>(sample)]];
      }
      QCOMPARE(samples_of.size(), 2U);  // three samples each
    }
    QCOMPARE(blocks_of(12, grouped, 9).size(), 4U);
  }

  void some_samples_keep_their_order_whatever_theirs_is() {
    SampleOrder order = groups_of(6, 2);
    order.time = std::vector<Index>{5, 4, 3, 2, 1, 0};
    const std::vector<Index> positions{4, 0, 3};
    const SampleOrder part = order_of(order, positions);
    QCOMPARE(*part.group_of, (std::vector<int>{2, 0, 1}));
    QCOMPARE(*part.time, (std::vector<Index>{0, 2, 1}));
    auto problem = number_problem(normal_matrix(6, 1, 1), normal_matrix(6, 1, 2));
    problem->order = order;
    QCOMPARE(problem->with_samples(positions).order, part);
  }

  /// What all studies do by chance to a target and to copies of the inputs.
  void changes_by_chance_keep_what_belongs_together() {
    const Vector numbers = Vector::LinSpaced(60, 0.0, 59.0);
    auto problem = number_problem(numbers.replicate(1, 2), numbers);
    problem->order = series(60);
    ProblemChange change;
    change.permuted_target = RandomDraw{7, 0};
    change.permuted_copies = RandomDraw{7, 0};
    const ProblemPtr shifted = changed_problem(problem, change);
    const double shift = shifted->truth(0, 0);
    for (Index sample = 0; sample < 60; ++sample) {
      QCOMPARE(shifted->truth(sample, 0),
               static_cast<double>((sample + static_cast<Index>(shift)) % 60));
      for (const Index copy : {2, 3}) {
        const auto start = static_cast<Index>(shifted->inputs(0, copy));
        QCOMPARE(shifted->inputs(sample, copy), static_cast<double>((sample + start) % 60));
      }
    }
    problem->order = groups_of(60, 4);
    problem->order.of_copies = true;
    const ProblemPtr exchanged = changed_problem(problem, change);
    for (Index sample = 0; sample < 60; ++sample) {
      const auto first = static_cast<Index>(exchanged->truth(sample - sample % 4, 0));
      QCOMPARE(exchanged->truth(sample, 0), static_cast<double>(first + sample % 4));
    }
  }
};

QTEST_GUILESS_MAIN(TestSampleOrder)
#include "tst_sample_order.moc"

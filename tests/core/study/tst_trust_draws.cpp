// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "core/study/block_validation.h"
#include "core/study/mean_curve.h"
#include "core/study/random_subsets.h"
#include "core/study/selection_stability.h"

using namespace steelyard;

/// What the studies of trust draw from samples and features.
class TestTrustDraws : public QObject {
  Q_OBJECT

 private Q_SLOTS:
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

  void subsets_differ_and_are_of_the_given_features() {
    const std::vector<Index> features{1, 4, 5, 9, 12};
    const auto subsets = random_subsets(features, 2, 8, 1);
    QCOMPARE(subsets.size(), 8U);
    QCOMPARE((std::set<std::vector<Index>>(subsets.begin(), subsets.end()).size()), 8U);
    for (const std::vector<Index>& subset : subsets) {
      QCOMPARE(subset.size(), 2U);
      QVERIFY(std::includes(features.begin(), features.end(), subset.begin(), subset.end()));
    }
    QCOMPARE(random_subsets(features, 4, 20, 1).size(), 5U);  // there are no more
    QVERIFY(random_subsets(features, 2, 8, 1) == subsets);
    QVERIFY(random_subsets(features, 2, 8, 2) != subsets);
  }

  void many_sizes_are_thinned_evenly_in_logarithm() {
    std::vector<Index> sizes(284);
    std::iota(sizes.begin(), sizes.end(), Index{1});
    const std::vector<Index> spread = spread_sizes(sizes, 20);
    QVERIFY(spread.size() <= 20);
    QCOMPARE(spread.front(), Index{1});
    QCOMPARE(spread.back(), Index{284});
    QVERIFY(spread[1] == 2);
    QVERIFY(std::is_sorted(spread.begin(), spread.end()));
    QCOMPARE(spread_sizes({1, 5, 7}, 20), (std::vector<Index>{1, 5, 7}));
  }

  void bands_are_deviations_or_extremes() {
    const FigurePoint deviation = mean_point("f", "g", 3.0, {1.0, 3.0, 5.0}, Band::deviation);
    QCOMPARE(deviation.y, 3.0);
    QCOMPARE(*deviation.high, 3.0 + std::sqrt(8.0 / 3.0));
    const FigurePoint extremes = mean_point("f", "g", 3.0, {1.0, 3.0, 8.0}, Band::extremes);
    QCOMPARE(*extremes.low, 1.0);
    QCOMPARE(*extremes.high, 8.0);
    QCOMPARE(extremes.y, 4.0);
  }

  void a_subsample_is_as_large_as_a_bootstrap_resample_has_different_samples() {
    QCOMPARE(subsample_size(1500), Index{948});
  }
};

QTEST_GUILESS_MAIN(TestTrustDraws)

#include "tst_trust_draws.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

#include "core/problem/random_steps.h"
#include "core/study/mean_curve.h"
#include "core/study/random_subsets.h"
#include "core/study/selection_stability.h"

using namespace steelyard;

/// What the studies of trust draw from samples and features.
class TestTrustDraws : public QObject {
  Q_OBJECT

 private Q_SLOTS:
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

  /// Selections have all columns of a group or none: single ones would be a weaker baseline.
  void groups_are_drawn_whole() {
    const std::vector<std::vector<Index>> steps{{0, 3, 4}, {1}, {2, 6, 7}, {5, 8}, {9}};
    for (const Index size : {1, 2, 3, 4, 5, 6, 9}) {
      const auto subsets = random_subsets(steps, size, 10, 3);
      QVERIFY(!subsets.empty());
      for (const std::vector<Index>& subset : subsets) {
        QCOMPARE(std::ssize(subset), size);
        QVERIFY(std::is_sorted(subset.begin(), subset.end()));
        for (const std::vector<Index>& step : steps) {
          const auto there = std::count_if(step.begin(), step.end(), [&](Index feature) {
            return std::binary_search(subset.begin(), subset.end(), feature);
          });
          QVERIFY(there == 0 || there == std::ssize(step));
        }
      }
    }
    Random random(1, Purpose::feature_subsets);
    QCOMPARE(random_features({{0, 1, 2}, {3, 4}}, 1, random), (std::vector<Index>{3, 4}));
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

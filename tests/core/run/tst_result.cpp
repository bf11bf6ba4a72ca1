// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <limits>

#include "core/run/result.h"

using namespace steelyard;

class TestResult : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// The second input is the first one in units ten times smaller: with a tenth of its weight it
  /// counts as much.
  void relative_weights_do_not_depend_on_units() {
    const Matrix inputs = (Matrix(4, 2) << 1, 10, 2, 20, 3, 30, 4, 40).finished();
    std::vector<FeatureResult> features;
    set_weights(inputs, Vector{{2.0, 0.2}}, features);
    QCOMPARE(features.size(), 2U);
    QCOMPARE(features[0].weight, 2.0);
    QCOMPARE(features[1].weight, 0.2);
    QVERIFY(std::abs(features[0].relative_weight - features[1].relative_weight) < 1e-12);
  }

  void the_largest_score_ranks_first_and_equal_ones_stay_in_order() {
    std::vector<FeatureResult> features(4);
    features[1].score = 2.0;
    features[3].score = 7.0;
    QCOMPARE(ranking(features), (std::vector<Index>{3, 1, 0, 2}));
  }

  void the_lowest_of_each_number_of_features_counts() {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    std::vector<PathPoint> path;
    for (const auto& [count, objective] : std::vector<std::pair<Index, double>>{
             {2, 0.4}, {1, 0.5}, {2, 0.01}, {0, 0.0}, {5, 0.3}, {5, 0.009}, {7, none}}) {
      PathPoint& point = path.emplace_back();
      point.feature_count = count;
      point.objective = objective;
    }
    QCOMPARE(best_of_each_count(path), (std::vector<std::size_t>{1, 2, 5}));
  }
};

QTEST_GUILESS_MAIN(TestResult)
#include "tst_result.moc"

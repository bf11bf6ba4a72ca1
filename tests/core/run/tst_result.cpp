// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

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
};

QTEST_GUILESS_MAIN(TestResult)
#include "tst_result.moc"

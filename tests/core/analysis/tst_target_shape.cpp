// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <vector>

#include "core/analysis/target_shape.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

std::vector<UnevenTarget> uneven(const Vector& target) {
  return uneven_targets(*number_problem(Matrix::Zero(target.size(), 1), target));
}

/// 1, -1, 1, ... : the mean is 0, and so is the middle.
Vector alternating(Index samples) {
  Vector values(samples);
  for (Index sample = 0; sample < samples; ++sample) {
    values[sample] = sample % 2 == 0 ? 1.0 : -1.0;
  }
  return values;
}

/// exp(spread * z) for values z that are evenly spaced from -2 to 2.
Vector exponential(Index samples, double spread) {
  return (spread * Eigen::ArrayXd::LinSpaced(samples, -2.0, 2.0)).exp();
}

}  // namespace

/// Whether a few samples decide about the target.
class TestTargetShape : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// By hand: of 100 samples, one at 100 is 99 % of the sum of squares and a little more than that
  /// of what is left when it is gone.
  void one_value_that_holds_most_of_the_variance_is_found() {
    Vector target = alternating(100);
    QVERIFY(uneven(target).empty());
    target[7] = 100.0;
    const std::vector<UnevenTarget> found = uneven(target);
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(found.front().few == std::vector<Index>{7});
    // The others keep 99 - 1/99; with the one there are 99 + 1e4 - 101 * 101 / 100.
    const double share = 1.0 - (99.0 - 1.0 / 99.0) / (99.0 + 1e4 - 102.01);
    QVERIFY(std::abs(found.front().share - share) < 1e-12);
    QVERIFY(!found.front().is_positive && !found.front().is_skewed);
  }

  /// 98 ones hold 98, less what their mean is off; two at 9 hold 162: the two are needed.
  void up_to_three_values_are_a_few() {
    Vector target = alternating(100);
    target[4] = 9.0;
    target[6] = -9.0;
    const std::vector<UnevenTarget> found = uneven(target);
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(found.front().few == (std::vector<Index>{4, 6}));
    for (Index sample = 0; sample < 8; ++sample) {
      target[sample] = sample % 2 == 0 ? 20.0 : -20.0;
    }
    QVERIFY(uneven(target).empty());  // eight hold it together
  }

  /// One in twenty: two of 30 samples are no few, and of 19 nobody knows.
  void of_few_samples_a_few_are_fewer() {
    Vector target = alternating(30);
    target[4] = 9.0;
    target[6] = -9.0;
    QVERIFY(uneven(target).empty());
    Vector tiny = alternating(19);
    tiny[4] = 100.0;
    QVERIFY(uneven(tiny).empty());
  }

  void a_positive_target_is_skewed_if_its_logarithm_is_not() {
    const std::vector<UnevenTarget> found = uneven(exponential(200, 2.0));
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(found.front().is_skewed && found.front().is_positive);
    QVERIFY(uneven(exponential(200, 0.2)).empty());
    // Shifted below 0, it has no logarithm.
    const Vector shifted = exponential(200, 2.0).array() - 1.0;
    const std::vector<UnevenTarget> none = uneven(shifted);
    QVERIFY(none.empty() || !none.front().is_skewed);
  }

  void an_angle_has_no_shape() {
    Vector target = alternating(100);
    target[7] = 100.0;
    const auto problem = number_problem(Matrix::Zero(100, 1), target);
    problem->truth_features.front().period = 360.0;
    QVERIFY(uneven_targets(*problem).empty());
  }
};

QTEST_GUILESS_MAIN(TestTargetShape)
#include "tst_target_shape.moc"

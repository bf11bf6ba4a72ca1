// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/spread.h"

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/random.h"

using namespace steelyard;

namespace {

Vector normal_values(Index count, double centre, double deviation) {
  Random random(5);
  Vector values(count);
  for (double& value : values) {
    value = centre + deviation * random.normal();
  }
  return values;
}

/// By trying many points of the circle.
double by_trial(const Vector& values, double period) {
  double smallest = period;
  for (double centre = 0.0; centre < period; centre += period / 20000.0) {
    const Eigen::ArrayXd apart = values.array() - centre;
    const Eigen::ArrayXd folded = apart - period * (apart / period).round();
    smallest = std::min(smallest, std::sqrt(folded.square().mean()));
  }
  return smallest;
}

}  // namespace

class TestCircularDeviation : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void equals_the_ordinary_one_where_nothing_crosses_the_cut() {
    const Vector values = normal_values(200, 10.0, 20.0);
    QCOMPARE(circular_deviation(values, 360.0), standard_deviations(values)[0]);
  }

  void is_the_smallest_over_all_points_of_the_circle() {
    for (const double wide : {5.0, 60.0, 200.0}) {
      const Vector values = normal_values(101, 170.0, wide);
      const double expected = by_trial(values, 360.0);
      QVERIFY(std::abs(circular_deviation(values, 360.0) - expected) < 1e-6 * expected);
    }
  }

  void does_not_depend_on_where_the_circle_is_cut() {
    const Vector values = normal_values(300, 0.0, 70.0);
    const double expected = circular_deviation(values, 360.0);
    for (const double turned_by : {33.0, 120.0, 180.0, 291.0}) {
      const Vector turned = values.unaryExpr(
          [turned_by](double value) { return std::fmod(value + turned_by + 3600.0, 360.0); });
      QVERIFY(std::abs(circular_deviation(turned, 360.0) - expected) < 1e-12 * expected);
    }
  }

  void has_the_unit_of_the_values() {
    const Vector degrees = normal_values(80, 175.0, 15.0);
    const double factor = std::numbers::pi / 180.0;
    const double in_degrees = circular_deviation(degrees, 360.0);
    const double in_radians = circular_deviation(degrees * factor, 360.0 * factor);
    QVERIFY(std::abs(in_radians - factor * in_degrees) < 1e-12);
  }

  void two_opposite_points_are_a_quarter_of_the_period_from_the_one_between() {
    QVERIFY(std::abs(circular_deviation(Vector{{0.0, 180.0}}, 360.0) - 90.0) < 1e-12);
  }

  void the_mean_lies_where_the_values_spread_least() {
    const double mean = circular_mean(Vector{{350.0, 20.0, 20.0}}, 360.0);
    QVERIFY(std::abs(std::remainder(mean - 10.0, 360.0)) < 1e-12);
    const double plain = circular_mean(Vector{{100.0, 130.0, 130.0}}, 360.0);
    QVERIFY(std::abs(plain - 120.0) < 1e-12);
  }

  void whole_periods_apart_is_one_point() {
    QCOMPARE(circular_deviation(Vector{{0.0, 360.0, -720.0}}, 360.0), 0.0);
    QCOMPARE(circular_deviation(Vector{{0.1, 360.1, -359.9}}, 360.0), 0.0);
  }
};

QTEST_APPLESS_MAIN(TestCircularDeviation)

#include "tst_circular_deviation.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/analysis/energy_surface.h"
#include "core/error.h"
#include "core/random.h"

using namespace steelyard;

namespace {

/// A standard normal input, an angle around 180 degrees, and a truth column.
Problem normal_and_angle() {
  Random random(2);
  Problem problem;
  const Index samples = 4000;
  Matrix inputs(samples, 2);
  Matrix truth(samples, 1);
  for (Index sample = 0; sample < samples; ++sample) {
    inputs(sample, 0) = random.normal();
    inputs(sample, 1) = std::remainder(180.0 + 30.0 * random.normal(), 360.0);
    truth(sample, 0) = random.normal();
  }
  problem.inputs = std::move(inputs);
  problem.truth = std::move(truth);
  problem.features = {{"x", "nm", "", 0.0}, {"phi", "deg", "", 360.0}};
  problem.truth_features = {{"t", "", "", 0.0}};
  return problem;
}

constexpr Coordinate x{Coordinate::Source::input, 0};
constexpr Coordinate phi{Coordinate::Source::input, 1};
constexpr Coordinate t{Coordinate::Source::truth, 0};
constexpr Coordinate first{Coordinate::Source::projection, 0};

}  // namespace

class TestEnergySurface : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void nothing_comes_of_a_request_that_is_stopped() {
    std::stop_source stop;
    QVERIFY(energy_surface(normal_and_angle(), nullptr, {x, t}, stop.get_token()).has_value());
    stop.request_stop();
    QVERIFY(!energy_surface(normal_and_angle(), nullptr, {x, t}, stop.get_token()).has_value());
  }

  /// Two independent normals: F = (x^2 + y^2) / 2, but for the kernel's own width.
  void of_normals_it_is_a_paraboloid() {
    const EnergySurface seen = *energy_surface(normal_and_angle(), nullptr, {x, t});
    for (Index i = 0; i < seen.axes[0].size(); ++i) {
      for (Index j = 0; j < seen.axes[1].size(); ++j) {
        const double radius = std::hypot(seen.axes[0][i], seen.axes[1][j]);
        if (radius < 1.5) {
          QVERIFY(std::abs(seen.energy(i, j) - radius * radius / 2.0) < 0.35);
        }
      }
    }
    QCOMPARE(in_words(seen.titles[0]), std::string("x [nm]"));
    QCOMPARE(in_words(seen.titles[1]), std::string("t"));
  }

  void an_angle_is_folded() {
    const EnergySurface seen = *energy_surface(normal_and_angle(), nullptr, {phi, x});
    const Vector& angles = seen.axes[0];
    QVERIFY(angles[angles.size() - 1] - angles[0] < 360.0);
    QVERIFY(angles[angles.size() - 1] - angles[0] > 350.0);
    // Both sides of the seam are one basin.
    const Index middle = seen.axes[1].size() / 2;
    QVERIFY(std::abs(seen.energy(0, middle) - seen.energy(angles.size() - 1, middle)) < 0.1);
  }

  void an_axis_of_the_projection_may_be_one() {
    const Problem problem = normal_and_angle();
    const Projection projection{
        "pca", "PCA", problem.inputs, {other_words("PC 1"), other_words("PC 2")}};
    QCOMPARE(in_words(energy_surface(problem, &projection, {first, t})->titles[0]),
             std::string("PC 1"));
    QVERIFY_THROWS_EXCEPTION(Error,
                             static_cast<void>(energy_surface(problem, nullptr, {first, t})));
  }

  void the_same_twice_or_what_is_not_there_is_refused() {
    const Problem problem = normal_and_angle();
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(energy_surface(problem, nullptr, {x, x})));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(energy_surface(
                                        problem, nullptr, {x, {Coordinate::Source::truth, 3}})));
  }
};

QTEST_APPLESS_MAIN(TestEnergySurface)
#include "tst_energy_surface.moc"

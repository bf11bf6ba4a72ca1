// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <omp.h>

#include <QtTest>
#include <cmath>
#include <numbers>

#include "core/error.h"
#include "core/measures/plane_density.h"
#include "core/random.h"

using namespace steelyard;

namespace {

Matrix normal_points(Index samples, std::uint64_t seed) {
  Random random(seed);
  Matrix points(samples, 2);
  for (double& value : points.reshaped()) {
    value = random.normal();
  }
  return points;
}

double integral(const PlaneDensity& plane) {
  const double step_x = plane.axes[0][1] - plane.axes[0][0];
  const double step_y = plane.axes[1][1] - plane.axes[1][0];
  return plane.density.array().isNaN().select(0.0, plane.density.array()).sum() * step_x * step_y;
}

double kernel(double x, double bandwidth) {
  return std::exp(-0.5 * x * x / (bandwidth * bandwidth)) /
         (bandwidth * std::sqrt(2.0 * std::numbers::pi));
}

}  // namespace

class TestPlaneDensity : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void is_the_sum_of_a_kernel_at_each_sample() {
    const Matrix points = normal_points(50, 1);
    const PlaneDensity plane = plane_density(points);
    for (const Index cell : {Index{30}, Index{41}}) {
      double sum = 0.0;
      for (Index sample = 0; sample < 50; ++sample) {
        sum += kernel(plane.axes[0][cell] - points(sample, 0), plane.bandwidth[0]) *
               kernel(plane.axes[1][35] - points(sample, 1), plane.bandwidth[1]) / 50.0;
      }
      QVERIFY(std::abs(plane.density(cell, 35) - sum) < 1e-12);
    }
    const double mean = points.col(0).mean();
    const double deviation = std::sqrt((points.col(0).array() - mean).square().mean());
    QVERIFY(std::abs(plane.bandwidth[0] - deviation * std::pow(50.0, -1.0 / 6.0)) < 1e-12);
  }

  void integrates_to_one_with_and_without_periods() {
    Matrix points = normal_points(3000, 2);
    QVERIFY(std::abs(integral(plane_density(points)) - 1.0) < 5e-3);
    PlaneDensityOptions options;
    options.periods = {2.0 * std::numbers::pi, 0.0};
    points.col(0) *= 3.0;
    QVERIFY(std::abs(integral(plane_density(points, options)) - 1.0) < 5e-3);
  }

  void a_periodic_coordinate_has_no_seam() {
    PlaneDensityOptions options;
    options.periods = {360.0, 0.0};
    options.cells = {36, 21};
    Matrix points = normal_points(800, 3);
    points.col(0) = 20.0 * points.col(0).array();  // around 0: on both sides of the seam
    Matrix turned = points;
    turned.col(0).array() += 180.0;
    Matrix wrapped = points;
    wrapped.col(0) = wrapped.col(0).array() - 360.0 * (wrapped.col(0).array() / 360.0).floor();
    const PlaneDensity around_zero = plane_density(wrapped, options);  // 0 .. 360
    const PlaneDensity around_half = plane_density(turned, options);
    QVERIFY(std::abs(around_zero.bandwidth[0] - around_half.bandwidth[0]) < 1e-9);
    QCOMPARE(around_zero.axes[0][0], 0.0);
    for (Index cell = 0; cell < 36; ++cell) {
      const double here = around_zero.density(cell, 10);
      const double there = around_half.density((cell + 18) % 36, 10);
      QVERIFY((std::isnan(here) && std::isnan(there)) || std::abs(here - there) < 1e-12);
    }
    const PlaneDensity signed_angles = plane_density(points, options);  // -180 .. 180
    QCOMPARE(signed_angles.axes[0][0], -180.0);
  }

  /// All around the circle, the density is as good as constant: each sample counts from both sides.
  /// And no kernel is wider than a quarter of the circle.
  void a_full_circle_is_even_on_both_sides() {
    Matrix points(72, 2);
    for (Index sample = 0; sample < 72; ++sample) {
      points.row(sample) << 5.0 * static_cast<double>(sample), static_cast<double>(sample % 2);
    }
    PlaneDensityOptions options;
    options.periods = {360.0, 0.0};
    options.cells = {36, 3};
    options.bandwidth_factor = 3.0;
    const PlaneDensity plane = plane_density(points, options);
    QCOMPARE(plane.bandwidth[0], 90.0);
    const Vector along = plane.density.col(1);
    QVERIFY(along.maxCoeff() < 1.0001 * along.minCoeff());
    // One sample only: as dense to its left as to its right.
    Matrix two(2, 2);
    two << 100.0, 0.0, 100.5, 1.0;
    options.cells = {360, 3};
    options.bandwidth_factor = 300.0;
    const Vector around = plane_density(two, options).density.col(1);
    QVERIFY(std::abs(around[20] / around[180] - 1.0) < 0.02);
  }

  void the_free_energy_of_a_gaussian_is_a_parabola() {
    const PlaneDensity plane = plane_density(normal_points(60000, 4));
    const Matrix energy = free_energy(plane.density);
    const double variance = 1.0 + plane.bandwidth[0] * plane.bandwidth[0];  // the kernel widens it
    Index inner = 0;
    for (Index i = 0; i < energy.rows(); ++i) {
      for (Index j = 0; j < energy.cols(); ++j) {
        const double square = std::pow(plane.axes[0][i], 2) + std::pow(plane.axes[1][j], 2);
        if (square < 4.0) {
          QVERIFY(std::abs(energy(i, j) - 0.5 * square / variance) < 0.15);
          ++inner;
        }
      }
    }
    QVERIFY(inner > 100);
  }

  void cells_that_no_sample_is_near_are_unknown_and_the_lowest_energy_is_zero() {
    Matrix points = normal_points(400, 5);
    points.bottomRows(200).rowwise() += Eigen::RowVector2d(40.0, 0.0);
    const PlaneDensity plane = plane_density(points);
    const Matrix energy = free_energy(plane.density);
    QVERIFY(energy.array().isNaN().any());
    QCOMPARE((energy.array().isNaN() != plane.density.array().isNaN()).count(), Index{0});
    QCOMPARE(energy.array().isNaN().select(1e9, energy.array()).minCoeff(), 0.0);
    QVERIFY(free_energy(Matrix::Zero(2, 2)).array().isNaN().all());
  }

  void gives_the_same_bits_for_any_number_of_threads() {
    const Matrix points = normal_points(5000, 6);
    const int before = omp_get_max_threads();
    omp_set_num_threads(1);
    const Matrix alone = free_energy(plane_density(points).density);
    omp_set_num_threads(2);
    const Matrix together = free_energy(plane_density(points).density);
    omp_set_num_threads(before);
    QCOMPARE((alone.array() == together.array() || alone.array().isNaN()).count(), alone.size());
  }

  void what_has_no_density_is_refused() {
    Matrix constant = normal_points(20, 7);
    constant.col(1).setConstant(2.0);
    PlaneDensityOptions no_cells;
    no_cells.cells = {1, 10};
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(plane_density(constant)));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(plane_density(normal_points(1, 8))));
    QVERIFY_THROWS_EXCEPTION(Error,
                             static_cast<void>(plane_density(normal_points(9, 8), no_cells)));
  }
};

QTEST_GUILESS_MAIN(TestPlaneDensity)
#include "tst_plane_density.moc"

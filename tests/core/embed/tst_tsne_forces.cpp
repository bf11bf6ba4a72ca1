// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>

#include "core/embed/affinities.h"
#include "core/embed/quad_tree.h"
#include "core/embed/tsne_forces.h"
#include "core/random.h"
#include "tests/support/tsne_divergence.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

Matrix normal_points(Index samples, Index dimension, std::uint64_t seed) {
  Random random(seed);
  Matrix points(samples, dimension);
  for (double& value : points.reshaped()) {
    value = random.normal();
  }
  return points;
}

/// All entries above 0.
SparseAffinities sparse(const Matrix& affinities) {
  SparseAffinities found{{0}, {}, {}};
  for (Index row = 0; row < affinities.rows(); ++row) {
    for (Index column = 0; column < affinities.cols(); ++column) {
      if (affinities(row, column) > 0.0) {
        found.sample.push_back(static_cast<std::uint32_t>(column));
        found.value.push_back(affinities(row, column));
      }
    }
    found.begin.push_back(found.sample.size());
  }
  return found;
}

double perplexity_of(const Eigen::ArrayXd& probabilities) {
  double entropy = 0.0;
  for (const double p : probabilities) {
    entropy -= p > 0.0 ? p * std::log(p) : 0.0;
  }
  return std::exp(entropy);
}

double largest(const Matrix& a) { return a.cwiseAbs().maxCoeff(); }

}  // namespace

class TestTsneForces : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void each_sample_has_as_many_effective_neighbours_as_asked_for() {
    for (const double scale : {1e-8, 1.0, 1e6}) {
      const Eigen::ArrayXd squared = scale * normal_points(200, 1, 1).array().square();
      for (const double perplexity : {2.0, 30.0, 150.0}) {
        const Eigen::ArrayXd found = conditional_affinities({squared.data(), 200U}, perplexity);
        QVERIFY(std::abs(found.sum() - 1.0) < 1e-12);
        QVERIFY(std::abs(perplexity_of(found) - perplexity) < 1e-6 * perplexity);
      }
    }
  }

  void equally_near_samples_share_alike() {
    const std::vector<double> ties{1.0, 1.0, 1.0, 1.0, 50.0};
    const Eigen::ArrayXd found = conditional_affinities(ties, 2.0);
    QVERIFY((found.head(4) - 0.25).abs().maxCoeff() < 1e-9);
    const std::vector<double> zeros(6, 0.0);
    QVERIFY((conditional_affinities(zeros, 2.0) - 1.0 / 6.0).abs().maxCoeff() < 1e-15);
  }

  /// Some processors are a hundred times slower with subnormal numbers.
  void products_with_affinities_are_never_subnormal() {
    const Matrix points = normal_points(400, 1, 5);
    const Matrix exact = *exact_affinities(points, 5.0);
    const auto neighbours = *nearest_neighbours(Space{points, Vector::Zero(1)}, 399);
    const SparseAffinities near = near_affinities(neighbours, 5.0);
    const auto isHarmless = [](double p) { return p == 0.0 || p > 1e-110; };
    QVERIFY(std::all_of(exact.data(), exact.data() + exact.size(), isHarmless));
    QVERIFY(std::all_of(near.value.begin(), near.value.end(), isHarmless));
    QVERIFY2((exact.array() == 0.0).count() > 400, "only the diagonal: nothing was left out");
  }

  void affinities_are_symmetric_and_add_up_to_one() {
    const Matrix points = normal_points(90, 3, 2);
    const Matrix exact = *exact_affinities(points, 10.0);
    const auto neighbours = *nearest_neighbours(Space{points, Vector::Zero(3)}, 89);
    const Matrix near = dense(near_affinities(neighbours, 10.0));
    QCOMPARE(exact, exact.transpose().eval());
    QVERIFY(std::abs(exact.sum() - 1.0) < 1e-12);
    QCOMPARE(exact.diagonal().cwiseAbs().maxCoeff(), 0.0);
    QVERIFY(largest(near - exact) < 1e-12);  // with all neighbours they are the same
    const auto fewer = *nearest_neighbours(Space{points, Vector::Zero(3)}, 30);
    QVERIFY(std::abs(dense(near_affinities(fewer, 10.0)).sum() - 1.0) < 1e-12);
  }

  void the_gradient_is_that_of_the_divergence() {
    const Matrix affinities = *exact_affinities(normal_points(40, 4, 3), 8.0);
    const Matrix y = normal_points(40, 2, 4);
    const Matrix gradient = tsne_forces(affinities, y).gradient();
    constexpr double step = 1e-5;
    for (Index sample = 0; sample < 40; ++sample) {
      for (Index axis = 0; axis < 2; ++axis) {
        Matrix moved = y;
        moved(sample, axis) += step;
        const double above = tsne_divergence(affinities, moved);
        moved(sample, axis) -= 2.0 * step;
        const double below = tsne_divergence(affinities, moved);
        QVERIFY(std::abs((above - below) / (2.0 * step) - gradient(sample, axis)) < 1e-9);
      }
    }
  }

  void the_tree_without_theta_is_exact_and_with_it_near() {
    Matrix y = normal_points(600, 2, 5) * 20.0;
    y.row(11) = y.row(400);  // two at one place, and a crowd at another
    y.middleRows(100, 30).rowwise() = Eigen::RowVector2d(3.0, -2.0);
    const Matrix affinities = *exact_affinities(normal_points(600, 3, 6), 20.0);
    const SparseAffinities listed = sparse(affinities);
    const TsneForces exact = tsne_forces(affinities, y);
    const TsneForces tree = tsne_forces(listed, y, 0.0);
    QVERIFY(std::abs(tree.normaliser - exact.normaliser) < 1e-10 * exact.normaliser);
    QVERIFY(largest(tree.gradient() - exact.gradient()) < 1e-10 * largest(exact.gradient()));
    const TsneForces rough = tsne_forces(listed, y, 0.5);
    QVERIFY(std::abs(rough.normaliser / exact.normaliser - 1.0) < 0.02);
    QVERIFY((rough.gradient() - exact.gradient()).norm() < 0.03 * exact.gradient().norm());
  }

  void a_tree_holds_points_as_close_as_numbers_can_be() {
    Matrix y = Matrix::Ones(40, 2);
    y(7, 0) = std::nextafter(1.0, 2.0);
    const QuadTree tree(y);
    for (Index position = 0; position < 40; ++position) {
      QVERIFY(std::abs(tree.sum_over_others(position, 0.5).weight - 39.0) < 1e-12);
    }
  }
};

QTEST_GUILESS_MAIN(TestTsneForces)
#include "tst_tsne_forces.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <numbers>

#include "core/embed/pca.h"
#include "core/linalg/symmetric_spectrum.h"
#include "core/problem/samples_as_points.h"
#include "core/random.h"
#include "tests/support/dense_algebra.h"

using namespace steelyard;

namespace {

/// Correlated columns of falling spread, off the origin.
Matrix table(Index samples, Index dimension, std::uint64_t seed) {
  Random random(seed);
  Matrix points(samples, dimension);
  for (Index column = 0; column < dimension; ++column) {
    for (Index sample = 0; sample < samples; ++sample) {
      points(sample, column) = 3.0 + random.normal() / static_cast<double>(column + 1) +
                               (column > 0 ? 0.5 * points(sample, column - 1) : 0.0);
    }
  }
  return points;
}

Vector eigenvalues_of_covariance(const Matrix& points) {
  const Matrix centred = points.rowwise() - points.colwise().mean();
  const Matrix covariance = centred.transpose() * centred / static_cast<double>(points.rows());
  return symmetric_eigen(covariance).values.reverse();
}

Matrix distances(const Matrix& points) {
  Matrix all(points.rows(), points.rows());
  for (Index sample = 0; sample < points.rows(); ++sample) {
    all.col(sample) = (points.rowwise() - points.row(sample)).rowwise().norm();
  }
  return all;
}

double largest_difference(const Matrix& a, const Matrix& b) {
  return (a - b).cwiseAbs().maxCoeff();
}

Problem problem_of(const Matrix& inputs) {
  Problem problem;
  problem.inputs = inputs;
  problem.features.resize(static_cast<std::size_t>(inputs.cols()));
  return problem;
}

}  // namespace

class TestPca : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void variances_are_the_largest_eigenvalues_of_the_covariance_data() {
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("dimension");
    QTest::newRow("tall") << 300 << 6;
    QTest::newRow("square") << 40 << 40;
    QTest::newRow("wide: Gram matrix") << 30 << 200;
    QTest::newRow("more columns than are formed") << 900 << 700;
    QTest::newRow("more samples than are formed, and wide") << 700 << 800;
  }

  void variances_are_the_largest_eigenvalues_of_the_covariance() {
    QFETCH(int, samples);
    QFETCH(int, dimension);
    const Matrix points = table(samples, dimension, 1);
    const PrincipalComponents found = principal_components(points, 2);
    const Vector expected = eigenvalues_of_covariance(points);
    QVERIFY(largest_difference(found.variances, expected.head(2)) < 1e-8 * expected[0]);
    QVERIFY(std::abs(found.variance - expected.sum()) < 1e-9 * expected.sum());
    const Vector spread =
        found.coordinates.colwise().squaredNorm().transpose() / static_cast<double>(samples);
    QVERIFY(largest_difference(spread, found.variances) < 1e-8 * expected[0]);
    QVERIFY(largest_difference(found.loadings.transpose() * found.loadings,
                               Matrix::Identity(2, 2)) < 1e-9);
  }

  void finds_both_of_two_equal_variances() {
    Matrix points = Matrix::Zero(8, 4);
    for (Index column = 0; column < 4; ++column) {
      points(2 * column, column) = column < 2 ? 3.0 : 1.0;
      points(2 * column + 1, column) = column < 2 ? -3.0 : -1.0;
    }
    const PrincipalComponents found = principal_components(points, 2);
    QVERIFY(largest_difference(found.variances, Vector::Constant(2, 18.0 / 8.0)) < 1e-12);
  }

  void does_not_change_when_the_columns_are_permuted_or_rotated() {
    const Matrix points = table(150, 7, 2);
    const Matrix coordinates = principal_components(points, 2).coordinates;
    const std::vector<Index> order{3, 0, 6, 2, 5, 1, 4};
    QVERIFY(largest_difference(principal_components(points(Eigen::all, order), 2).coordinates,
                               coordinates) < 1e-9);
    const Matrix rotation = tests::orthonormal(table(7, 7, 3));
    const Matrix rotated = principal_components(points * rotation, 2).coordinates;
    QVERIFY(largest_difference(rotated.cwiseAbs(), coordinates.cwiseAbs()) < 1e-9);
  }

  void permuting_the_samples_permutes_the_coordinates() {
    for (const Index dimension : {Index{5}, Index{90}}) {
      const Matrix points = table(60, dimension, 4);
      const Matrix coordinates = principal_components(points, 2).coordinates;
      const Matrix turned = principal_components(points.colwise().reverse(), 2).coordinates;
      QVERIFY(largest_difference(turned.colwise().reverse(), coordinates) < 1e-8);
    }
  }

  void the_largest_loading_of_each_component_is_positive() {
    const PrincipalComponents found = principal_components(-table(80, 6, 5), 2);
    for (Index component = 0; component < 2; ++component) {
      QCOMPARE(found.loadings.col(component).maxCoeff(),
               found.loadings.col(component).cwiseAbs().maxCoeff());
    }
  }

  void two_columns_keep_all_distances() {
    const Matrix points = table(50, 2, 6);
    QVERIFY(largest_difference(distances(principal_components(points, 2).coordinates),
                               distances(points)) < 1e-12);
  }

  void what_has_no_variance_is_a_point_at_zero() {
    QCOMPARE(principal_components(Matrix::Ones(5, 3), 2).coordinates, Matrix::Zero(5, 2));
    QCOMPARE(principal_components(Matrix(5, 0), 2).coordinates, Matrix::Zero(5, 2));
    const PrincipalComponents found = principal_components(table(20, 1, 7), 2);
    QVERIFY(found.coordinates.col(0).norm() > 0.0);
    QCOMPARE(found.coordinates.col(1).norm(), 0.0);
  }

  void wide_rows_on_a_line_have_one_component() {
    const Matrix line = table(6, 1, 8) * Matrix::Ones(1, 20);
    const PrincipalComponents found = principal_components(line, 2);
    QVERIFY(found.coordinates.allFinite());
    QVERIFY(found.variances[1] < 1e-12 * found.variances[0]);
    QVERIFY(found.coordinates.col(1).norm() < 1e-6 * found.coordinates.col(0).norm());
  }

  void weights_stretch_the_columns_and_zero_removes_them() {
    const Matrix inputs = table(70, 3, 9);
    const Problem problem = problem_of(inputs);
    const Projection seen = PcaProjection().project(problem, Vector{{2.0, 0.0, 0.5}}, {}, {});
    Matrix by_hand(70, 2);
    by_hand << 2.0 * inputs.col(0), 0.5 * inputs.col(2);
    QVERIFY(largest_difference(distances(seen.coordinates), distances(by_hand)) < 1e-12);
    QCOMPARE(PcaProjection().project(problem, Vector::Zero(3), {}, {}).coordinates,
             Matrix::Zero(70, 2));
  }

  void axis_labels_tell_the_share_of_the_variance() {
    Matrix inputs = Matrix::Zero(4, 2);
    inputs.col(0) << 3.0, -3.0, 0.0, 0.0;
    inputs.col(1) << 0.0, 0.0, 1.0, -1.0;
    const Projection seen = PcaProjection().project(problem_of(inputs), Vector::Ones(2), {}, {});
    QCOMPARE(in_words(seen.axis_labels.at(0)), std::string("PC 1 (90.0 % of the variance)"));
    QCOMPARE(in_words(seen.axis_labels.at(1)), std::string("PC 2 (10.0 % of the variance)"));
  }

  void a_periodic_column_lies_on_a_circle_of_its_circumference() {
    Problem problem = problem_of(Matrix(4, 1));
    problem.inputs = Matrix{{0.0}, {90.0}, {180.0}, {359.999}};
    problem.features[0].period = 360.0;
    const Matrix space = points_in(Vector{{2.0}}, problem);
    const double radius = 2.0 * 360.0 / (2.0 * std::numbers::pi);
    QVERIFY(largest_difference(space.rowwise().norm(), Vector::Constant(4, radius)) < 1e-10);
    const Matrix all = distances(space);
    QVERIFY(std::abs(all(0, 2) - 2.0 * radius) < 1e-10);
    QVERIFY(std::abs(all(0, 3) - 2.0 * 0.001) < 1e-6);  // neighbours across the seam
  }

  void inverse_deviations_make_columns_alike_and_drop_constant_ones() {
    Matrix inputs = table(100, 3, 10);
    inputs.col(1).setConstant(0.1);
    const Vector weights = inverse_deviations(problem_of(inputs));
    QCOMPARE(weights[1], 0.0);
    inputs.col(0) *= 1000.0;
    QVERIFY(std::abs(inverse_deviations(problem_of(inputs))[0] * 1000.0 - weights[0]) <
            1e-10 * weights[0]);
    const double mean = inputs.col(2).mean();
    const double variance = (weights[2] * (inputs.col(2).array() - mean)).square().mean();
    QVERIFY(std::abs(variance - 1.0) < 1e-12);
  }
};

QTEST_GUILESS_MAIN(TestPca)
#include "tst_pca.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/linalg/thin_svd.h"
#include "core/measures/reconstruction_error.h"
#include "core/measures/ridge_search.h"
#include "tests/support/dense_algebra.h"
#include "tests/support/normal_matrix.h"

using namespace steelyard;
using namespace steelyard::tests;

/// The measures once more as they are printed (eq 25), on noisy tables where every term counts.
namespace {

constexpr double penalty = 0.7;

/// Penalised least squares by its normal equations.
Matrix ridge(const Matrix& x, const Matrix& y, double strength) {
  const Matrix products = x.transpose() * x + strength * Matrix::Identity(x.cols(), x.cols());
  return solved(products, x.transpose() * y);
}

double root_mean_square(const Vector& lengths) { return std::sqrt(lengths.cwiseAbs2().mean()); }

/// Source and target: related, but neither is had from the other.
struct Noisy {
  Matrix source = normal_matrix(60, 4, 41) * Vector{{1.0, 2.0, 0.5, 0.2}}.asDiagonal();
  Matrix target = source * normal_matrix(4, 3, 42) + 0.5 * normal_matrix(60, 3, 43);
  Split split = random_split(60, 0.6, 44);
};

/// Train and test of a table, centred and divided by what the training rows say.
struct Scaled {
  Matrix train, test;
  Scaled(const Matrix& table, const Split& split) {
    const Matrix known = table(split.train, Eigen::all);
    const Eigen::RowVectorXd mean = known.colwise().mean();
    const double divisor =
        std::sqrt((known.rowwise() - mean).squaredNorm() / static_cast<double>(known.rows()));
    train = (known.rowwise() - mean) / divisor;
    test = (Matrix(table(split.test, Eigen::all)).rowwise() - mean) / divisor;
  }
};

ReconstructionOptions one_penalty() {
  ReconstructionOptions options;
  options.search = {Regularisation::tikhonov, {penalty}, false};
  return options;
}

Matrix filled_up(const Matrix& table, Index columns) {
  Matrix wide = Matrix::Zero(table.rows(), columns);
  wide.leftCols(table.cols()) = table;
  return wide;
}

}  // namespace

class TestReconstructionFormulas : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_global_error_is_that_of_the_regression_on_test_rows() {
    const Noisy of;
    const Scaled source(of.source, of.split);
    const Scaled target(of.target, of.split);
    const Matrix missed = target.test - source.test * ridge(source.train, target.train, penalty);
    const auto found = global_reconstruction(of.source, of.target, of.split, one_penalty());
    QVERIFY(missed.norm() > 1.0);
    QVERIFY(std::abs(found.error - root_mean_square(missed.rowwise().norm())) < 1e-10);
    QVERIFY((found.pointwise - Vector(missed.rowwise().norm())).norm() < 1e-10);
  }

  /// Both sides filled up with zeros to one width, and the nearest orthogonal map between them.
  void the_distortion_is_what_no_turn_can_do_data() {
    QTest::addColumn<bool>("wider");
    QTest::newRow("from four columns to three") << false;
    QTest::newRow("from three columns to four") << true;
  }

  void the_distortion_is_what_no_turn_can_do() {
    QFETCH(bool, wider);
    const Noisy of;
    const Scaled source(wider ? of.target : of.source, of.split);
    const Scaled target(wider ? of.source : of.target, of.split);
    const Matrix map = ridge(source.train, target.train, penalty);
    const Matrix from = filled_up(source.train, 4);
    const Matrix to = filled_up(source.train * map, 4);
    const DenseSvd svd = dense_svd(from.transpose() * to);
    const Matrix turn = svd.left * svd.right.transpose();
    const Matrix missed = filled_up(source.test * map, 4) - filled_up(source.test, 4) * turn;
    const auto found = global_reconstruction(
        wider ? of.target : of.source, wider ? of.source : of.target, of.split, one_penalty());
    QVERIFY(std::abs(found.distortion - root_mean_square(missed.rowwise().norm())) < 1e-8);
  }

  void the_local_error_is_that_of_a_regression_around_each_row() {
    constexpr Index neighbours = 12;
    const Noisy of;
    const Scaled source(of.source, of.split);
    const Scaled target(of.target, of.split);
    const auto found =
        local_reconstruction(of.source, of.target, of.split, neighbours, one_penalty());
    QVERIFY(found.has_value());
    for (Index row = 0; row < source.test.rows(); ++row) {
      const Vector squares =
          (source.train.rowwise() - source.test.row(row)).rowwise().squaredNorm();
      std::vector<Index> order(static_cast<std::size_t>(squares.size()));
      std::iota(order.begin(), order.end(), Index{0});
      std::sort(order.begin(), order.end(),
                [&](Index a, Index b) { return squares[a] < squares[b]; });
      order.resize(neighbours);
      const Matrix x = source.train(order, Eigen::all);
      const Matrix y = target.train(order, Eigen::all);
      const Eigen::RowVectorXd x_mean = x.colwise().mean();
      const Eigen::RowVectorXd y_mean = y.colwise().mean();
      const Matrix map = ridge(x.rowwise() - x_mean, y.rowwise() - y_mean, penalty);
      const Eigen::RowVectorXd predicted = y_mean + (source.test.row(row) - x_mean) * map;
      QVERIFY(std::abs(found->pointwise[row] - (target.test.row(row) - predicted).norm()) < 1e-10);
    }
    QVERIFY(std::abs(found->error - root_mean_square(found->pointwise)) < 1e-12);
  }

  /// Each fold predicted from the others; relative strengths are those of the largest singular
  /// value of any fold's training part.
  void a_strength_is_chosen_by_cross_validation() {
    const Noisy of;
    const Matrix x = of.source.rowwise() - of.source.colwise().mean();
    const Matrix y = of.target.rowwise() - of.target.colwise().mean();
    const Folds folds = random_folds(60, 3, 45);
    const RidgeSearch search{Regularisation::tikhonov, {1e-3, 1e-1, 3.0}, true};
    const RidgeFit found = cross_validated_ridge(x, y, folds, search);
    double largest = 0.0;
    for (const auto& fold : folds) {
      const Matrix others = x(all_but(fold, 60), Eigen::all);
      largest = std::max(largest, dense_svd(others).singular[0]);
    }
    std::vector<double> errors;
    for (const double strength : search.strengths) {
      double sum = 0.0;
      for (const auto& fold : folds) {
        const std::vector<Index> others = all_but(fold, 60);
        const Matrix map = ridge(x(others, Eigen::all), y(others, Eigen::all), strength * largest);
        const Matrix missed = Matrix(y(fold, Eigen::all)) - Matrix(x(fold, Eigen::all)) * map;
        sum += missed.colwise().norm().mean() / std::sqrt(static_cast<double>(fold.size()));
      }
      errors.push_back(sum / 3.0);
    }
    for (std::size_t at = 0; at < errors.size(); ++at) {
      QVERIFY(std::abs(found.errors[at] - errors[at]) < 1e-10);
    }
    const auto best = std::min_element(errors.begin(), errors.end()) - errors.begin();
    QCOMPARE(found.position, static_cast<std::size_t>(best));
    QVERIFY(std::abs(found.strength - search.strengths[found.position] * largest) < 1e-10);
    QVERIFY((found.coefficients - ridge(x, y, found.strength)).norm() < 1e-10);
  }
};

QTEST_GUILESS_MAIN(TestReconstructionFormulas)
#include "tst_reconstruction_formulas.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <numbers>

#include "core/error.h"
#include "core/measures/kernel_ridge.h"
#include "core/measures/standard_scaler.h"
#include "tests/support/dense_algebra.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/pcov_reference.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

Matrix wavy_targets(const Matrix& x, std::uint64_t seed) {
  const Matrix clean = (2.0 * x.col(0)).array().sin().matrix() + x.col(1).cwiseAbs2();
  const Matrix noisy = clean + 0.05 * normal_matrix(x.rows(), 1, seed);
  return noisy.rowwise() - noisy.colwise().mean();
}

}  // namespace

class TestKernelRidge : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// The peer's kernel is exp(-d^2 / sigma^2) / (sqrt(2 pi) sigma): of height 1, its penalty is so
  /// much larger. MAE to 1e-6.
  void learning_curve_agrees_with_the_peer() {
    if (!pcov::is_here()) {
      QSKIP("the reference numbers are not here");
    }
    const auto wanted = pcov::expected("krr_curve_csd");
    const Matrix csd = pcov::input("csd1000r");
    const Matrix x = fit_scaler(csd.leftCols(100)).apply(csd.leftCols(100));
    const Matrix y = fit_scaler(csd.rightCols(1)).apply(csd.rightCols(1));
    constexpr double sigma = 1.5;
    const double penalty = 1e-3 * std::sqrt(2.0 * std::numbers::pi) * sigma;
    const auto order = pcov::positions(wanted.at("train_order"));
    const auto test = pcov::positions(wanted.at("test_rows"));
    KernelRidgeFit fit;
    fit.gamma = 1.0 / (sigma * sigma);
    KernelOptions rbf;
    rbf.gamma = fit.gamma;
    for (const auto& point : wanted.at("curve")) {
      const std::vector<Index> train(order.begin(),
                                     order.begin() + point.at("n_train").get<std::ptrdiff_t>());
      fit.centres = x(train, Eigen::all);
      fit.coefficients = kernel_ridge_coefficients(kernel_matrix(fit.centres, fit.centres, rbf),
                                                   y(train, Eigen::all), penalty);
      const Matrix missed = fit.predict(x(test, Eigen::all)) - y(test, Eigen::all);
      QVERIFY(pcov::misfit(missed.cwiseAbs().mean(), point.at("mae"), 1e-6) <= 1.0);
      QVERIFY(pcov::misfit(std::sqrt(missed.cwiseAbs2().mean()), point.at("rmse"), 1e-6) <= 1.0);
    }
  }

  void coefficients_solve_their_equation() {
    const Matrix x = normal_matrix(30, 3, 1);
    const Matrix y = normal_matrix(30, 2, 2);
    const Matrix kernel = kernel_matrix(x, x);
    const Matrix found = kernel_ridge_coefficients(kernel, y, 0.01);
    QVERIFY((kernel * found + 0.01 * found - y).norm() < 1e-10);
    // Not positive semi-definite: by the other way.
    Matrix indefinite = kernel;
    indefinite.diagonal().array() -= 1.0;
    const Matrix other = kernel_ridge_coefficients(indefinite, y, 0.0);
    QVERIFY((indefinite * other - y).norm() < 1e-8);
  }

  void the_search_finds_what_the_samples_are_like() {
    const Matrix x = normal_matrix(200, 2, 3) / std::sqrt(2.0);
    const Matrix y = wavy_targets(x, 4);
    const Folds folds = random_folds(200, 2, 5);
    const KernelRidgeFit fit = cross_validated_kernel_ridge(x, y, folds);
    QVERIFY((fit.predict(x) - y).norm() < 0.15 * y.norm());
    // What was chosen is the least of all that was tried.
    for (const double gamma : {0.125, 0.5, 2.0, 8.0}) {
      const KernelRidgeFit other =
          cross_validated_kernel_ridge(x, y, folds, {{gamma}, geometric_steps(1e-9, 1.0, 10)});
      QVERIFY(other.error >= fit.error);
    }
    // Of nothing but noise, the strongest penalty that is offered.
    const KernelRidgeFit noise = cross_validated_kernel_ridge(
        x, normal_matrix(200, 1, 6), folds, {{2.0}, geometric_steps(1e-6, 1e3, 10)});
    QVERIFY(noise.penalty > 0.9);
  }

  void with_all_samples_active_sparse_is_full() {
    const Matrix x = normal_matrix(60, 2, 7);
    const Matrix y = wavy_targets(x, 8);
    const Folds folds = random_folds(60, 3, 9);
    const KernelRidgeSearch search{{2.0}, {1e-3, 1e-2}};
    const KernelRidgeFit full = cross_validated_kernel_ridge(x, y, folds, search);
    const KernelRidgeFit sparse = sparse_kernel_ridge(x, y, all_but({}, 60), folds, search);
    QCOMPARE(sparse.penalty, full.penalty);
    const Matrix fresh = normal_matrix(20, 2, 10);
    QVERIFY((sparse.predict(fresh) - full.predict(fresh)).norm() <
            1e-6 * full.predict(fresh).norm());
  }

  /// The normal equations as printed.
  void an_active_set_solves_its_equation() {
    const Matrix x = normal_matrix(80, 2, 11);
    const Matrix y = wavy_targets(x, 12);
    const std::vector<Index> active{3, 10, 27, 44, 61, 79};
    const KernelRidgeFit fit =
        sparse_kernel_ridge(x, y, active, random_folds(80, 2, 13), {{1.0}, {0.01}});
    KernelOptions rbf;
    rbf.gamma = 1.0;
    const Matrix across = kernel_matrix(x, fit.centres, rbf);
    const Matrix own = kernel_matrix(fit.centres, fit.centres, rbf);
    const Matrix wanted =
        tests::solved(across.transpose() * across + 0.01 * own, across.transpose() * y);
    QVERIFY((fit.coefficients - wanted).norm() < 1e-8 * wanted.norm());
  }

  void a_sample_twice_in_the_active_set_does_no_harm() {
    Matrix x = normal_matrix(50, 2, 14);
    x.row(7) = x.row(3);
    const Matrix y = wavy_targets(x, 15);
    const Folds folds = random_folds(50, 2, 16);
    const Matrix fresh = normal_matrix(10, 2, 17);
    const Matrix once = sparse_kernel_ridge(x, y, {3, 20, 40}, folds).predict(fresh);
    const Matrix twice = sparse_kernel_ridge(x, y, {3, 20, 40, 7}, folds).predict(fresh);
    QVERIFY((once - twice).norm() < 1e-8 * once.norm());
  }

  void what_cannot_be_is_refused() {
    const Matrix x = normal_matrix(10, 2, 18);
    const Matrix y = normal_matrix(10, 1, 19);
    const Folds folds = random_folds(10, 2, 20);
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(kernel_ridge_coefficients(x, y, 1.0)));
    QVERIFY_THROWS_EXCEPTION(
        Error, static_cast<void>(kernel_ridge_coefficients(Matrix::Identity(10, 10), y, -1.0)));
    QVERIFY_THROWS_EXCEPTION(
        Error, static_cast<void>(cross_validated_kernel_ridge(x, y, folds, {{}, {1.0}})));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(sparse_kernel_ridge(x, y, {}, folds)));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(sparse_kernel_ridge(x, y, {10}, folds)));
  }
};

QTEST_GUILESS_MAIN(TestKernelRidge)
#include "tst_kernel_ridge.moc"

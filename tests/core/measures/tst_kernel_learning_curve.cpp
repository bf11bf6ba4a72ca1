// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFileInfo>
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

#include "core/data/table_reader.h"
#include "core/error.h"
#include "core/measures/kernel_learning_curve.h"
#include "core/measures/kernel_ridge.h"
#include "core/measures/standard_scaler.h"
#include "core/parallel.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/paths.h"
#include "tests/support/pcov_reference.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

constexpr Index features = 4;

/// More samples than a tile of the kernel has, and two targets far from 0.
OrderedSamples wavy_samples(Index train = 330, Index test = 90) {
  const Matrix x = normal_matrix(train + test, features, 3);
  Matrix y(x.rows(), 2);
  y.col(0) = x.col(0).array().sin() + 7.0;
  y.col(1) = x.rowwise().squaredNorm() - 0.3 * x.col(2);
  return {x.topRows(train), y.topRows(train), x.bottomRows(test), y.bottomRows(test)};
}

/// One size by kernel ridge regression alone, one row of the curve.
Matrix directly(const OrderedSamples& samples, Index size, const RidgeKernel& kernel) {
  KernelOptions rbf;
  rbf.gamma = kernel.gamma;
  const Matrix x = samples.x.topRows(size);
  const Matrix y = samples.y.topRows(size);
  Eigen::RowVectorXd mean = Eigen::RowVectorXd::Zero(y.cols());
  if (kernel.from_mean) {
    mean = y.colwise().mean();
  }
  const Matrix coefficients =
      kernel_ridge_coefficients(kernel_matrix(x, x, rbf), y.rowwise() - mean, kernel.penalty);
  const Matrix predicted = kernel_matrix(samples.test_x, x, rbf) * coefficients;
  return ((predicted.rowwise() + mean) - samples.test_y).cwiseAbs().colwise().mean();
}

Matrix curve_with(std::size_t threads) {
  const std::size_t before = most_threads();
  set_most_threads(threads);
  const Matrix curve = *kernel_learning_curve(wavy_samples(), {50, 330}, {0.1, 1e-4});
  set_most_threads(before);
  return curve;
}

double median_distance(const Matrix& x) {
  std::vector<double> distances;
  for (Index a = 0; a < x.rows(); ++a) {
    for (Index b = 0; b < a; ++b) {
      distances.push_back((x.row(a) - x.row(b)).norm());
    }
  }
  const auto middle = distances.begin() + std::ssize(distances) / 2;
  std::nth_element(distances.begin(), middle, distances.end());
  return *middle;
}

}  // namespace

class TestKernelLearningCurve : public QObject {
  Q_OBJECT

 private:
  static void fails(const OrderedSamples& samples, const std::vector<Index>& sizes,
                    const RidgeKernel& kernel) {
    QVERIFY_THROWS_EXCEPTION(Error,
                             static_cast<void>(kernel_learning_curve(samples, sizes, kernel)));
  }

 private Q_SLOTS:
  /// The peer's kernel is exp(-d^2 / sigma^2) / (sqrt(2 pi) sigma): of height 1, its penalty is so
  /// much larger.
  void agrees_with_the_peer() {
    if (!pcov::is_here()) {
      QSKIP("the reference numbers are not here");
    }
    const auto wanted = pcov::expected("krr_curve_csd");
    const Matrix csd = pcov::input("csd1000r");
    const Matrix x = fit_scaler(csd.leftCols(100)).apply(csd.leftCols(100));
    const Matrix y = fit_scaler(csd.rightCols(1)).apply(csd.rightCols(1));
    const auto order = pcov::positions(wanted.at("train_order"));
    const auto test = pcov::positions(wanted.at("test_rows"));
    constexpr double sigma = 1.5;
    const RidgeKernel kernel{.gamma = 1.0 / (sigma * sigma),
                             .penalty = 1e-3 * std::sqrt(2.0 * std::numbers::pi) * sigma,
                             .from_mean = false};
    std::vector<Index> sizes;
    for (const auto& point : wanted.at("curve")) {
      sizes.push_back(point.at("n_train").get<Index>());
    }
    const auto curve = kernel_learning_curve(
        {x(order, Eigen::all), y(order, Eigen::all), x(test, Eigen::all), y(test, Eigen::all)},
        sizes, kernel);
    QVERIFY(curve.has_value());
    QCOMPARE(curve->rows(), Index{5});
    for (std::size_t k = 0; k < sizes.size(); ++k) {
      const double error = (*curve)(static_cast<Index>(k), 0);
      QVERIFY(pcov::misfit(error, wanted.at("curve").at(k).at("mae"), 1e-6) <= 1.0);
    }
  }

  /// Atomisation energies of organic molecules (QM7), in kcal/mol; errors measured beforehand with
  /// another program.
  void errors_for_molecules_fall_as_measured() {
    const std::string folder = shared_dir() + "/data/qm7/";
    if (!QFileInfo::exists(QString::fromStdString(folder + "order.csv"))) {
      QSKIP("the molecules are not here");
    }
    const Matrix x = read_table(folder + "qm7_coulomb.npz", {{}, {"coulomb"}}).values;
    const Matrix energy = read_table(folder + "qm7_coulomb.npz", {{}, {"energy"}}).values;
    const Matrix rows = read_table(folder + "order.csv").values;
    std::vector<Index> order;
    for (const double row : rows.col(0)) {
      order.push_back(static_cast<Index>(row));
    }
    QCOMPARE(std::ssize(order), x.rows());
    const std::vector<Index> train(order.begin(), order.begin() + 2000);
    const std::vector<Index> test(order.begin() + 6000, order.end());
    const Matrix first = x(std::vector<Index>(order.begin(), order.begin() + 500), Eigen::all);
    const double sigma = 4.0 * median_distance(first);
    const Matrix y = energy.array() - energy(train, Eigen::all).topRows(1000).mean();
    const RidgeKernel kernel{.gamma = 1.0 / (sigma * sigma), .penalty = 1e-4, .from_mean = false};
    const auto curve = kernel_learning_curve(
        {x(train, Eigen::all), y(train, Eigen::all), x(test, Eigen::all), y(test, Eigen::all)},
        {500, 1000, 2000}, kernel);
    QVERIFY(curve.has_value());
    const double wanted[] = {18.2, 14.0, 11.0};
    for (Index k = 0; k < 3; ++k) {
      const double error = (*curve)(k, 0);
      QVERIFY2(std::abs(error / wanted[k] - 1.0) < 0.03, qPrintable(QString::number(error)));
    }
  }

  void each_size_is_a_regression_of_its_own() {
    const OrderedSamples samples = wavy_samples();
    const std::vector<Index> sizes{1, 2, 40, 257, 300};
    for (const bool from_mean : {true, false}) {
      const RidgeKernel kernel{0.1, 1e-4, from_mean};
      const auto curve = kernel_learning_curve(samples, sizes, kernel);
      QVERIFY(curve.has_value());
      QCOMPARE(curve->cols(), Index{2});
      for (std::size_t k = 0; k < sizes.size(); ++k) {
        const Matrix alone = directly(samples, sizes[k], kernel);
        QVERIFY(pcov::misfit(curve->row(static_cast<Index>(k)), alone, 1e-8) <= 1.0);
      }
    }
  }

  void from_the_mean_a_shift_of_the_targets_changes_nothing() {
    OrderedSamples samples = wavy_samples();
    const auto before = kernel_learning_curve(samples, {20, 200}, {0.1, 1e-3});
    samples.y.array() += 1000.0;
    samples.test_y.array() += 1000.0;
    const auto after = kernel_learning_curve(samples, {20, 200}, {0.1, 1e-3});
    QVERIFY(pcov::misfit(*after, *before, 1e-8) <= 1.0);
  }

  void repeated_samples_need_a_penalty() {
    OrderedSamples samples = wavy_samples(20, 10);
    samples.x.row(7) = samples.x.row(3);
    const auto without = kernel_learning_curve(samples, {5, 20}, {0.1, 0.0});
    QVERIFY(without.has_value());
    QVERIFY(without->array().isNaN().all());
    QVERIFY(kernel_learning_curve(samples, {5, 20}, {0.1, 1e-6})->allFinite());
  }

  void fold_errors_are_those_of_the_left_out_samples() {
    const OrderedSamples samples = wavy_samples(301, 1);
    const Folds folds = random_folds(301, 3, 1);
    const std::vector<double> penalties{1e-6, 1e-2, 10.0};
    const auto errors = kernel_fold_errors(samples.x, samples.y, folds, 0.1, penalties);
    QVERIFY(errors.has_value());
    QCOMPARE(errors->size(), penalties.size());
    for (std::size_t trial = 0; trial < penalties.size(); ++trial) {
      double sum = 0.0;
      for (const auto& fold : folds) {
        const auto others = all_but(fold, 301);
        const OrderedSamples parts{samples.x(others, Eigen::all), samples.y(others, Eigen::all),
                                   samples.x(fold, Eigen::all), samples.y(fold, Eigen::all)};
        sum += directly(parts, std::ssize(others), {0.1, penalties[trial]}).mean();
      }
      QVERIFY(std::abs((*errors)[trial] * 3.0 / sum - 1.0) < 1e-8);
    }
  }

  void folds_without_a_model_have_no_finite_error() {
    OrderedSamples samples = wavy_samples(20, 1);
    samples.x.row(7) = samples.x.row(3);
    samples.x.row(8) = samples.x.row(3);
    const auto errors =
        kernel_fold_errors(samples.x, samples.y, random_folds(20, 2, 1), 0.1, {0.0, 1e-3});
    QVERIFY(std::isinf(errors->front()));
    QVERIFY(std::isfinite(errors->back()));
  }

  void same_bits_for_any_number_of_threads() { QVERIFY(curve_with(1) == curve_with(2)); }

  void stops() {
    std::stop_source source;
    source.request_stop();
    const OrderedSamples samples = wavy_samples(30, 10);
    QVERIFY(!kernel_learning_curve(samples, {10}, {}, source.get_token()).has_value());
    QVERIFY(!kernel_fold_errors(samples.x, samples.y, random_folds(30, 2, 1), 0.1, {1e-3},
                                source.get_token())
                 .has_value());
  }

  void refuses_what_does_not_fit() {
    const OrderedSamples samples = wavy_samples(30, 10);
    for (const std::vector<Index>& sizes :
         {std::vector<Index>{}, {0, 5}, {5, 5}, {10, 5}, {5, 31}}) {
      fails(samples, sizes, {});
    }
    fails(samples, {5}, {.gamma = 0.0});
    fails(samples, {5}, {.gamma = std::nan("")});
    fails(samples, {5}, {.gamma = 1.0, .penalty = -1.0});
    OrderedSamples fewer = samples;
    fewer.test_y = samples.test_y.topRows(9);
    fails(fewer, {5}, {});
    fails({samples.x, samples.y, Matrix(0, features), Matrix(0, 2)}, {5}, {});
  }
};

QTEST_GUILESS_MAIN(TestKernelLearningCurve)
#include "tst_kernel_learning_curve.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>

#include "core/methods/metric_learning/kernel_ridge_loss.h"
#include "core/methods/metric_learning/nadaraya_watson_loss.h"
#include "core/parallel.h"
#include "tests/support/metric_cases.h"

using namespace steelyard;
using namespace steelyard::tests;
using namespace steelyard::metric_learning;

namespace {

MetricLoss of_nadaraya_watson(const Samples& samples, const MetricMap& map,
                              Index most_kept = most_kept_samples) {
  NadarayaWatsonLoss loss(samples, most_kept);
  MetricLoss found;
  if (!loss.evaluate(map, found, {})) {
    throw std::runtime_error("stopped");
  }
  return found;
}

MetricLoss of_kernel_ridge(const Samples& fitted, const Samples& judged, const MetricMap& map,
                           const KernelWidth& width) {
  KernelRidgeLoss loss(fitted, judged);
  MetricLoss found;
  if (!loss.evaluate(map, width, found, {})) {
    throw std::runtime_error("stopped");
  }
  return found;
}

double error_of(const Matrix& found, const Matrix& wanted) {
  return (found - wanted).cwiseAbs().maxCoeff() / wanted.cwiseAbs().maxCoeff();
}

MetricMap map_of_file(const std::string& name, double scale = 1.0) {
  return {MapShape::full, scale * pcov::input(name)};
}

}  // namespace

class TestMetricLosses : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void nadaraya_watson_agrees_with_the_peer_data() {
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("map");
    QTest::addColumn<double>("scale");
    QTest::newRow("rectangular") << "mlkr_grad_2x5"
                                 << "A_2x5" << 1.0;
    QTest::newRow("identity") << "mlkr_grad_eye5"
                              << "A_eye5" << 1.0;
    QTest::newRow("diagonal") << "mlkr_grad_diag5"
                              << "A_diag5" << 1.0;
    QTest::newRow("all kernels 0") << "mlkr_grad_scale30"
                                   << "A_2x5" << 30.0;
  }
  void nadaraya_watson_agrees_with_the_peer() {
    if (!pcov::is_here()) {
      QSKIP("the reference numbers are not here");
    }
    QFETCH(QString, wanted);
    QFETCH(QString, map);
    QFETCH(double, scale);
    const auto expected = pcov::expected(wanted.toStdString());
    const Samples samples = synth60();
    const MetricMap at = map_of_file(map.toStdString(), scale);
    for (const Index most_kept : {most_kept_samples, Index{0}}) {
      const MetricLoss found = of_nadaraya_watson(samples, at, most_kept);
      QVERIFY(pcov::misfit(found.value, expected.at("loss"), 1e-9) <= 1.0);
      QVERIFY(error_of(found.by_map, pcov::table(expected.at("grad"))) < 1e-9);
      if (map == "A_diag5" || map == "A_eye5") {
        const MetricMap diagonal{MapShape::diagonal, at.values.diagonal()};
        const MetricLoss of_diagonal = of_nadaraya_watson(samples, diagonal, most_kept);
        QVERIFY(pcov::misfit(of_diagonal.value, expected.at("loss"), 1e-9) <= 1.0);
        QVERIFY(error_of(of_diagonal.by_map, pcov::numbers(expected.at("diag_grad"))) < 1e-9);
      }
    }
  }

  void kernel_ridge_agrees_with_the_peer_data() {
    QTest::addColumn<QString>("map");
    QTest::addColumn<double>("sigma");
    QTest::addColumn<double>("ridge");
    QTest::newRow("mlkrr_grad_eye5_default") << "A_eye5" << 1.0 << 1e-9;
    QTest::newRow("mlkrr_grad_eye5_s2.5") << "A_eye5" << 2.5 << 1e-6;
    QTest::newRow("mlkrr_grad_5x5_s3") << "A_5x5" << 3.0 << 1e-4;
    QTest::newRow("mlkrr_grad_5x5_s3_split37") << "A_5x5" << 3.0 << 1e-3;
    QTest::newRow("mlkrr_grad_2x5_s2") << "A_2x5" << 2.0 << 1e-3;
    QTest::newRow("mlkrr_grad_diag5_s2") << "A_diag5" << 2.0 << 1e-3;
  }
  void kernel_ridge_agrees_with_the_peer() {
    if (!pcov::is_here()) {
      QSKIP("the reference numbers are not here");
    }
    QFETCH(QString, map);
    QFETCH(double, sigma);
    QFETCH(double, ridge);
    const std::string name = QTest::currentDataTag();
    const auto expected = pcov::expected(name);
    const Samples samples = synth60();
    MetricMap at = map_of_file(map.toStdString());
    const bool diagonal = name == "mlkrr_grad_diag5_s2";
    if (diagonal) {
      at = {MapShape::diagonal, at.values.diagonal()};
    }
    const MetricLoss found =
        of_kernel_ridge(samples.at(pcov::positions(expected.at("indices_alpha"))),
                        samples.at(pcov::positions(expected.at("indices_A"))), at, {sigma, ridge});
    // Rounding grows with the condition of the kernel.
    const double condition = expected.at("cond_H").get<double>();
    const double of_loss = std::max(1e-9, 1e-15 * condition);
    const double of_gradient = std::max(1e-9, 1e-14 * condition);
    QVERIFY(pcov::misfit(found.value, expected.at("loss"), of_loss) <= 1.0);
    const Matrix wanted = pcov::table(expected.at("grad"));
    QVERIFY(error_of(found.by_map, diagonal ? Matrix(wanted.diagonal()) : wanted) < of_gradient);
    QVERIFY(pcov::misfit(found.by_sigma, expected.at("dloss_dsigma"), of_gradient) <= 1.0);
  }

  /// Several targets, several tiles, more components than inputs or fewer.
  void gradients_are_those_of_the_values_data() {
    QTest::addColumn<Index>("components");
    QTest::addColumn<Index>("targets");
    QTest::newRow("one target") << Index{3} << Index{1};
    QTest::newRow("two targets, low rank") << Index{2} << Index{2};
    QTest::newRow("diagonal") << Index{0} << Index{3};
  }
  void gradients_are_those_of_the_values() {
    QFETCH(Index, components);
    QFETCH(Index, targets);
    constexpr Index features = 4;
    const Samples fitted = wavy_samples(140, features, targets, 1);
    const Samples judged = wavy_samples(90, features, targets, 2);
    const MetricMap map{components > 0 ? MapShape::full : MapShape::diagonal,
                        components > 0 ? normal_matrix(components, features, 3)
                                       : Matrix(normal_matrix(features, 1, 3))};
    const KernelWidth width{1.7, 1e-3};
    const MetricLoss ridge = of_kernel_ridge(fitted, judged, map, width);
    QVERIFY(difference_of_gradients(map.values, ridge.by_map, [&](const Matrix& values) {
              return of_kernel_ridge(fitted, judged, {map.shape, values}, width).value;
            }) < 1e-6);
    const double above = of_kernel_ridge(fitted, judged, map, {1.7 + 1e-5, 1e-3}).value;
    const double below = of_kernel_ridge(fitted, judged, map, {1.7 - 1e-5, 1e-3}).value;
    QVERIFY(std::abs((above - below) / 2e-5 / ridge.by_sigma - 1.0) < 1e-6);
    for (const Index most_kept : {most_kept_samples, Index{0}}) {
      const MetricLoss smooth = of_nadaraya_watson(fitted, map, most_kept);
      QVERIFY(difference_of_gradients(map.values, smooth.by_map, [&](const Matrix& values) {
                return of_nadaraya_watson(fitted, {map.shape, values}, most_kept).value;
              }) < 1e-6);
    }
  }

  void a_common_shift_changes_nothing_and_threads_neither() {
    const Samples fitted = wavy_samples(300, 5, 1, 1);
    const Samples judged = wavy_samples(200, 5, 1, 2);
    const MetricMap map{MapShape::full, normal_matrix(3, 5, 3)};
    const MetricLoss one = of_kernel_ridge(fitted, judged, map, {2.0, 1e-3});
    const MetricLoss smooth = of_nadaraya_watson(fitted, map);
    const std::size_t threads = most_threads();
    set_most_threads(1);
    const MetricLoss alone = of_kernel_ridge(fitted, judged, map, {2.0, 1e-3});
    const MetricLoss smooth_alone = of_nadaraya_watson(fitted, map);
    set_most_threads(threads);
    QCOMPARE(one.value, alone.value);
    QVERIFY(one.by_map == alone.by_map);
    QCOMPARE(smooth.value, smooth_alone.value);
    QVERIFY(smooth.by_map == smooth_alone.by_map);
    Samples shifted = fitted;
    shifted.inputs.array() += 3.0;
    QVERIFY(std::abs(of_nadaraya_watson(shifted, map).value / smooth.value - 1.0) < 1e-10);
  }

  void what_has_no_prediction_is_infinite() {
    Samples same = wavy_samples(20, 3, 1, 1);
    same.inputs.col(1) = same.inputs.col(0);
    const MetricMap map{MapShape::full, Matrix::Identity(3, 3)};
    const MetricLoss singular = of_kernel_ridge(same, wavy_samples(10, 3, 1, 2), map, {1.0, 0.0});
    QVERIFY(std::isinf(singular.value) || singular.value > 0.0);
    const MetricMap wild{MapShape::full, Matrix::Constant(3, 3, 1e200)};
    QVERIFY(std::isinf(of_nadaraya_watson(same, wild).value));
  }

  void a_stop_is_heard() {
    std::stop_source stop;
    stop.request_stop();
    MetricLoss found;
    const MetricMap map{MapShape::full, Matrix::Identity(3, 3)};
    KernelRidgeLoss ridge(wavy_samples(200, 3, 1, 1), wavy_samples(200, 3, 1, 2));
    QVERIFY(!ridge.evaluate(map, {}, found, stop.get_token()));
    NadarayaWatsonLoss smooth(wavy_samples(200, 3, 1, 1));
    QVERIFY(!smooth.evaluate(map, found, stop.get_token()));
  }
};

QTEST_GUILESS_MAIN(TestMetricLosses)
#include "tst_metric_losses.moc"

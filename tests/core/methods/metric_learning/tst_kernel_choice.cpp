// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/methods/metric_learning/kernel_choice.h"
#include "tests/support/metric_cases.h"

using namespace steelyard;
using namespace steelyard::metric_learning;
using namespace steelyard::tests;

namespace {

/// Every input counts the same.
MetricMap unlearned(Index features) { return {MapShape::diagonal, Vector::Ones(features)}; }

double absolute_error(const Samples& fitted, const Samples& held, const MetricMap& map,
                      const RidgeKernel& kernel) {
  const auto model = fit_kernel_ridge(fitted, map, kernel, {});
  return (model->predict(held.inputs, {}) - held.targets).cwiseAbs().mean();
}

}  // namespace

class TestKernelChoice : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void errors_are_those_of_a_regression_with_the_kernel() {
    const Samples fitted = wavy_samples(120, 3, 2, 1);
    const Samples held = wavy_samples(80, 3, 2, 2);
    const MetricMap map = unlearned(3);
    for (const KernelSearch search : {KernelSearch::quick, KernelSearch::thorough}) {
      const auto found = choose_kernel(fitted, held, map, {}, search, {});
      QVERIFY(found.has_value());
      const double again = absolute_error(fitted, held, map, found->kernel);
      QVERIFY(std::abs(found->error / again - 1.0) < 1e-9);
      QVERIFY(found->squared >= found->error * found->error);
    }
    const auto followed = follow_kernel({1.0, 1e-3}, fitted, held, map, {}, {});
    QVERIFY(followed.has_value());
    QVERIFY(std::abs(followed->error / absolute_error(fitted, held, map, followed->kernel) - 1.0) <
            1e-9);
    QVERIFY(followed->error <= absolute_error(fitted, held, map, {1.0, 1e-3}) * (1.0 + 1e-9));
  }

  void a_mean_square_is_over_samples_and_targets() {
    const Matrix wanted{{1.0, 2.0}, {3.0, 4.0}, {5.0, 6.0}};
    QCOMPARE(mean_squared_error(wanted.array() + 2.0, wanted), 4.0);
  }

  /// Many tables are sorted by time or by a column.
  void a_sorted_table_has_the_same_median() {
    const Matrix inputs = wavy_samples(1500, 2, 1, 1).inputs;
    std::vector<Index> order(1500);
    std::iota(order.begin(), order.end(), Index{0});
    std::sort(order.begin(), order.end(),
              [&](Index a, Index b) { return inputs(0, a) < inputs(0, b); });
    const double shuffled = median_distance(unlearned(2), inputs);
    const double sorted = median_distance(unlearned(2), inputs(Eigen::all, order));
    QVERIFY(std::abs(sorted / shuffled - 1.0) < 0.1);
  }

  void a_thorough_search_goes_on_from_a_quick_one() {
    const Samples fitted = wavy_samples(120, 3, 1, 1);
    const Samples held = wavy_samples(80, 3, 1, 2);
    const auto quick = choose_kernel(fitted, held, unlearned(3), {}, KernelSearch::quick, {});
    const auto thorough = choose_kernel(fitted, held, unlearned(3), {}, KernelSearch::thorough, {});
    QVERIFY(quick && thorough);
    QVERIFY(thorough->error < quick->error);
    QVERIFY(quick->error < 0.2 * held.targets.cwiseAbs().mean());
  }

  void what_is_wished_stays() {
    const Samples fitted = wavy_samples(60, 2, 1, 1);
    const Samples held = wavy_samples(40, 2, 1, 2);
    const KernelWish wish{0.7, 0.02};
    const auto both = choose_kernel(fitted, held, unlearned(2), wish, KernelSearch::thorough, {});
    QVERIFY(both.has_value());
    QCOMPARE(both->kernel.sigma, 0.7);
    QCOMPARE(both->kernel.ridge, 0.02);
    const auto width =
        choose_kernel(fitted, held, unlearned(2), {0.7, std::nullopt}, KernelSearch::thorough, {});
    QVERIFY(width.has_value());
    QCOMPARE(width->kernel.sigma, 0.7);
    QVERIFY(width->error <= both->error);
  }

  void a_singular_kernel_gets_a_ridge() {
    Samples fitted = wavy_samples(40, 2, 1, 1);
    fitted.inputs.col(1) = fitted.inputs.col(0);
    fitted.targets(1, 0) = fitted.targets(0, 0) + 1.0;
    const Samples held = wavy_samples(40, 2, 1, 2);
    const auto found =
        choose_kernel(fitted, held, unlearned(2), {2.0, 0.0}, KernelSearch::quick, {});
    QVERIFY(found.has_value());
    QVERIFY(found->kernel.ridge > 0.0);
    QVERIFY(std::isfinite(found->error));
  }

  /// A mean difference of 0.1 between 25 samples is clear where it varies by 0.4, and not where it
  /// varies by 0.6: their standard errors are 0.08 and 0.12.
  void a_difference_is_clear_beyond_its_standard_error() {
    Vector wave(25);
    for (Index k = 0; k < wave.size(); ++k) {
      wave[k] = k % 2 == 0 ? 1.0 : -1.0;
    }
    wave[24] = 0.0;
    const Vector before = Vector::Ones(25);
    QVERIFY(is_clearly_lower(before - (0.1 + 0.4 * wave.array()).matrix(), before));
    QVERIFY(!is_clearly_lower(before - (0.1 + 0.6 * wave.array()).matrix(), before));
    QVERIFY(!is_clearly_lower(before, before));
    QVERIFY(!is_clearly_lower(before.array() + 0.1, before));
  }

  void a_stop_is_heard() {
    std::stop_source stop;
    stop.request_stop();
    const Samples fitted = wavy_samples(60, 2, 1, 1);
    QVERIFY(
        !choose_kernel(fitted, fitted, unlearned(2), {}, KernelSearch::thorough, stop.get_token()));
    QVERIFY(!follow_kernel({1.0, 1e-3}, fitted, fitted, unlearned(2), {}, stop.get_token()));
  }
};

QTEST_GUILESS_MAIN(TestKernelChoice)
#include "tst_kernel_choice.moc"

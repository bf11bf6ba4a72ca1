// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <functional>

#include "core/error.h"
#include "core/measures/kernel.h"
#include "tests/support/normal_matrix.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

using Formula = std::function<double(const Vector&, const Vector&)>;

/// Of each pair of rows.
double largest_difference(const KernelOptions& options, const Formula& formula) {
  const Matrix left = normal_matrix(7, 4, 1);
  const Matrix right = normal_matrix(5, 4, 2);
  const Matrix kernel = kernel_matrix(left, right, options);
  double largest = 0.0;
  for (Index i = 0; i < kernel.rows(); ++i) {
    for (Index j = 0; j < kernel.cols(); ++j) {
      largest = std::max(largest, std::abs(kernel(i, j) - formula(left.row(i), right.row(j))));
    }
  }
  return largest;
}

}  // namespace

class TestKernelMatrix : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void products_are_what_their_formulas_say() {
    const auto product = [](const Vector& a, const Vector& b) { return a.dot(b); };
    QVERIFY(largest_difference({KernelKind::linear}, product) < 1e-12);
    const auto cubed = [](const Vector& a, const Vector& b) {
      return std::pow(0.3 * a.dot(b) + 0.5, 3);
    };
    QVERIFY(largest_difference({KernelKind::polynomial, 0.3, 3, 0.5}, cubed) < 1e-12);
    const auto bent = [](const Vector& a, const Vector& b) {
      return std::tanh(0.3 * a.dot(b) - 1.0);
    };
    QVERIFY(largest_difference({KernelKind::sigmoid, 0.3, 3, -1.0}, bent) < 1e-12);
    const auto cosine = [](const Vector& a, const Vector& b) {
      return a.dot(b) / (a.norm() * b.norm());
    };
    QVERIFY(largest_difference({KernelKind::cosine}, cosine) < 1e-12);
  }

  void a_radial_one_is_as_wide_as_it_is_told_or_as_there_are_columns() {
    const auto radial = [](double gamma) {
      return [gamma](const Vector& a, const Vector& b) {
        return std::exp(-gamma * (a - b).squaredNorm());
      };
    };
    QVERIFY(largest_difference({KernelKind::rbf, 0.3}, radial(0.3)) < 1e-12);
    QVERIFY(largest_difference({KernelKind::rbf}, radial(1.0 / 4.0)) < 1e-12);
  }

  void what_cannot_be_is_refused() {
    const Matrix rows = normal_matrix(3, 2, 3);
    QVERIFY_THROWS_EXCEPTION(Error,
                             static_cast<void>(kernel_matrix(rows, rows, {KernelKind::rbf, 0.0})));
    QVERIFY_THROWS_EXCEPTION(
        Error, static_cast<void>(kernel_matrix(rows, rows, {KernelKind::polynomial, 1.0, 0})));
  }
};

QTEST_GUILESS_MAIN(TestKernelMatrix)
#include "tst_kernel.moc"

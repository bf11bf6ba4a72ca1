// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/error.h"
#include "core/measures/kernel.h"
#include "tests/support/normal_matrix.h"

using namespace steelyard;
using namespace steelyard::tests;

/// Of a linear kernel, centring is that of the samples themselves.
class TestKernelNormaliser : public QObject {
  Q_OBJECT

  const Matrix trained_ = (normal_matrix(30, 4, 1).array() + 2.0).matrix();
  const Matrix new_ = (normal_matrix(5, 4, 2).array() - 1.0).matrix();
  const Eigen::RowVectorXd mean_ = trained_.colwise().mean();
  const Matrix centred_ = trained_.rowwise() - mean_;
  const double scale_ = centred_.squaredNorm() / 30.0;
  const KernelNormaliser normaliser_{Matrix(trained_ * trained_.transpose())};

 private Q_SLOTS:
  void the_trace_of_the_trained_samples_is_their_number() {
    const Matrix found = normaliser_.apply(trained_ * trained_.transpose());
    QVERIFY(std::abs(found.trace() - 30.0) < 1e-10);
    QVERIFY((found - centred_ * centred_.transpose() / scale_).cwiseAbs().maxCoeff() < 1e-10);
  }

  /// Whether there is one new sample or there are several.
  void new_samples_are_centred_by_the_trained_ones() {
    const Matrix wanted = (new_.rowwise() - mean_) * centred_.transpose() / scale_;
    const Matrix kernel = new_ * trained_.transpose();
    QVERIFY((normaliser_.apply(kernel) - wanted).cwiseAbs().maxCoeff() < 1e-10);
    QVERIFY((normaliser_.apply(kernel.topRows(1)) - wanted.topRows(1)).norm() < 1e-10);
  }

  void equal_samples_are_refused() {
    QVERIFY_THROWS_EXCEPTION(Error, KernelNormaliser(Matrix::Ones(4, 4)));
  }
};

QTEST_APPLESS_MAIN(TestKernelNormaliser)
#include "tst_kernel_normaliser.moc"

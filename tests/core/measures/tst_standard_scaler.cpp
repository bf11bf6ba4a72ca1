// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/error.h"
#include "core/linalg/thin_svd.h"
#include "core/measures/standard_scaler.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/pcov_reference.h"

using namespace steelyard;
using namespace steelyard::tests;

class TestStandardScaler : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void agrees_with_the_peer() {
    if (!pcov::is_here()) {
      QSKIP("the reference numbers are not here");
    }
    const auto wanted = pcov::expected("std_csd");
    const Matrix csd = pcov::input("csd1000r");
    const StandardScaler scaler = fit_scaler(csd.leftCols(100));
    const Matrix x = scaler.apply(csd.leftCols(100));
    QVERIFY(pcov::misfit(scaler.mean.transpose(), pcov::numbers(wanted.at("mean")), 1e-12, 1e-15) <=
            1.0);
    QVERIFY(pcov::misfit(scaler.divisor[0], wanted.at("scale"), 1e-12) <= 1.0);
    QVERIFY(pcov::misfit(x.row(0).transpose(), pcov::numbers(wanted.at("X_first_row")), 1e-12,
                         1e-15) <= 1.0);
    QVERIFY(pcov::misfit(x.squaredNorm(), wanted.at("frobenius_sq"), 1e-12) <= 1.0);
  }

  void the_whole_has_variance_1_or_each_column() {
    const Matrix x = normal_matrix(30, 4, 1) * Vector{{1.0, 5.0, 0.1, 2.0}}.asDiagonal();
    const Matrix whole = fit_scaler(x).apply(x);
    QVERIFY(std::abs(whole.squaredNorm() - 30.0) < 1e-11);
    QVERIFY(std::abs(whole.col(1).norm() / whole.col(2).norm() -
                     (x.col(1).array() - x.col(1).mean()).matrix().norm() /
                         (x.col(2).array() - x.col(2).mean()).matrix().norm()) < 1e-10);
    ScalerOptions columns;
    columns.mode = ScalerMode::column;
    const Matrix each = fit_scaler(x, columns).apply(x);
    QVERIFY((each.colwise().squaredNorm().array() - 30.0).abs().maxCoeff() < 1e-11);
    QVERIFY(each.colwise().sum().cwiseAbs().maxCoeff() < 1e-12);
  }

  void columns_without_variance_are_named() {
    Matrix x = normal_matrix(10, 3, 3);
    x.col(1).setConstant(4.0);
    ScalerOptions columns;
    columns.mode = ScalerMode::column;
    try {
      static_cast<void>(fit_scaler(x, columns));
      QFAIL("the second column is constant");
    } catch (const Error& error) {
      QCOMPARE(in_words(error.parts().where), std::string("column 2"));
    }
    QVERIFY(fit_scaler(x).apply(x).col(1).isZero());
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(fit_scaler(Matrix::Ones(5, 2))));
  }

  /// Tall, square, wide, of deficient rank, empty.
  void a_thin_svd_gives_the_matrix_back() {
    const Matrix deficient = normal_matrix(40, 3, 4) * normal_matrix(3, 20, 5);
    for (const Matrix& matrix : {normal_matrix(50, 20, 6), normal_matrix(20, 19, 7),
                                 normal_matrix(9, 90, 8), deficient, Matrix(0, 3)}) {
      const ThinSvd svd = thin_svd(matrix);
      QVERIFY((svd.left * svd.singular.asDiagonal() * svd.right.transpose() - matrix).norm() <=
              1e-12 * (1.0 + matrix.norm()));
      const Matrix identity = Matrix::Identity(svd.rank(), svd.rank());
      QVERIFY((svd.left.transpose() * svd.left - identity).norm() < 1e-12);
      QVERIFY((svd.right.transpose() * svd.right - identity).norm() < 1e-12);
    }
    QCOMPARE(thin_svd(deficient).rank(), Index{3});
    QCOMPARE(thin_svd(Matrix::Zero(4, 4)).rank(), Index{0});
  }
};

QTEST_GUILESS_MAIN(TestStandardScaler)
#include "tst_standard_scaler.moc"

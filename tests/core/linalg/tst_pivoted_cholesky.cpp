// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/linalg/pivoted_cholesky.h"
#include "tests/support/normal_matrix.h"

using namespace steelyard;
using namespace steelyard::tests;

class TestPivotedCholesky : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void what_remains_is_what_the_items_taken_leave() {
    const Matrix x = normal_matrix(8, 5, 1);
    const Matrix a = x.transpose() * x;
    PivotedCholesky factor(a.diagonal(), 5);
    Matrix left = a;
    for (const Index item : {3, 0}) {
      const Vector added = factor.take(item, a.col(item));
      left -= added * added.transpose();
      QVERIFY(std::abs(factor.share_left() - left.trace() / a.trace()) < 1e-13);
      QVERIFY(!factor.is_exhausted());
    }
  }

  /// Of a matrix of rank four, rounding leaves more than nothing.
  void rounding_is_no_remainder() {
    const Matrix x = normal_matrix(4, 60, 2);
    const Matrix a = x.transpose() * x;
    PivotedCholesky factor(a.diagonal(), 60);
    for (Index item = 0; item < 4; ++item) {
      QVERIFY(!factor.is_exhausted());
      QVERIFY(factor.take(item, a.col(item)).size() == 60);
    }
    QVERIFY(factor.share_left() > 0.0);
    QVERIFY(factor.is_exhausted());
    QVERIFY(factor.take(4, a.col(4)).size() == 0);
    QVERIFY(factor.take(0, a.col(0)).size() == 0);
  }

  void of_nothing_nothing_can_be_taken() {
    QVERIFY(PivotedCholesky(Vector::Zero(3), 3).is_exhausted());
    QCOMPARE(PivotedCholesky(Vector::Zero(3), 3).share_left(), 0.0);
  }
};

QTEST_APPLESS_MAIN(TestPivotedCholesky)
#include "tst_pivoted_cholesky.moc"

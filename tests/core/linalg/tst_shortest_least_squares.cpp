// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/linalg/shortest_least_squares.h"
#include "tests/support/normal_matrix.h"

using namespace steelyard;
using namespace steelyard::tests;

class TestShortestLeastSquares : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void of_independent_columns_there_is_one_solution() {
    const Matrix x = normal_matrix(20, 4, 1);
    const Matrix b = normal_matrix(4, 2, 2);
    QVERIFY((shortest_least_squares(x, x * b, 1e-10) - b).cwiseAbs().maxCoeff() < 1e-12);
  }

  void copies_share_a_coefficient() {
    Matrix x(20, 2);
    x.col(0) = x.col(1) = normal_matrix(20, 1, 3);
    const Matrix b = shortest_least_squares(x, 3.0 * x.col(0), 1e-10);
    QVERIFY((b - Matrix{{1.5}, {1.5}}).cwiseAbs().maxCoeff() < 1e-12);
  }

  /// Two columns that differ by a millionth: below the threshold, this direction is none.
  void what_lies_below_the_threshold_is_no_direction() {
    Matrix x(20, 2);
    x.col(0) = normal_matrix(20, 1, 4);
    const Vector small = 1e-6 * normal_matrix(20, 1, 5);
    x.col(1) = x.col(0) + small;
    const Matrix y = x.col(0) + 1e3 * small;
    const Matrix fine = shortest_least_squares(x, y, 1e-10);
    QVERIFY((fine - Matrix{{-999.0}, {1000.0}}).cwiseAbs().maxCoeff() < 1e-3);
    const Matrix coarse = shortest_least_squares(x, y, 1e-4);
    QVERIFY(coarse.cwiseAbs().maxCoeff() < 1.0);
  }
};

QTEST_APPLESS_MAIN(TestShortestLeastSquares)
#include "tst_shortest_least_squares.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/geometry/equal_rows.h"

using namespace steelyard;

class TestEqualRows : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void each_row_is_named_by_the_first_of_its_kind() {
    const Matrix values{{1.0, 2.0}, {2.0, 1.0}, {1.0, 2.0}, {1.0, 2.5}, {2.0, 1.0}, {1.0, 2.0}};
    QCOMPARE(first_equal_rows(values), (std::vector<Index>{0, 1, 0, 3, 1, 0}));
  }

  void zero_has_no_sign() {
    const Matrix values{{0.0, 1.0}, {-0.0, 1.0}, {0.0, -1.0}};
    QCOMPARE(first_equal_rows(values), (std::vector<Index>{0, 0, 2}));
  }

  void rows_that_differ_a_little_are_different() {
    Matrix values = Matrix::Ones(3, 40);
    values(1, 39) += 1e-15;
    QCOMPARE(first_equal_rows(values), (std::vector<Index>{0, 1, 0}));
  }
};

QTEST_GUILESS_MAIN(TestEqualRows)
#include "tst_equal_rows.moc"

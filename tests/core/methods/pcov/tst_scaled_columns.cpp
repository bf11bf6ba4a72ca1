// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/methods/pcov/source_matrices.h"

using namespace steelyard;
using pcov::scaled_columns;
using pcov::ScaledColumns;
using pcov::Scaling;

namespace {

/// Variances 4, 36 and 0 over the four samples, means 3, 6 and 5.
Matrix table() {
  Matrix values(4, 3);
  values << 1, 0, 5,  //
      5, 12, 5,       //
      1, 0, 5,        //
      5, 12, 5;
  return values;
}

Vector variances(const Matrix& values) {
  const Matrix centred = values.rowwise() - values.colwise().mean();
  return centred.colwise().squaredNorm().transpose() / static_cast<double>(values.rows());
}

bool near(double found, double wanted) { return std::abs(found - wanted) < 1e-14; }

}  // namespace

class TestScaledColumns : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// A constant column has no share.
  void variances_of_alike_columns_add_up_to_1() {
    const Vector shares = variances(scaled_columns(table(), Scaling::columns).values);
    QVERIFY(near(shares[0], 0.5));
    QVERIFY(near(shares[1], 0.5));
    QCOMPARE(shares[2], 0.0);
  }

  void variances_of_the_whole_matrix_add_up_to_1_in_their_proportion() {
    const Vector shares = variances(scaled_columns(table(), Scaling::matrix).values);
    QVERIFY(near(shares[0], 0.1));
    QVERIFY(near(shares[1], 0.9));
  }

  void unit_columns_have_the_variance_1() {
    const Vector shares = variances(scaled_columns(table(), Scaling::unit_columns).values);
    QVERIFY(near(shares[0], 1.0));
    QVERIFY(near(shares[1], 1.0));
  }

  void centring_leaves_the_size_and_nothing_leaves_the_values() {
    const ScaledColumns centred = scaled_columns(table(), Scaling::centre);
    QCOMPARE(centred.values.col(1), Vector(table().col(1).array() - 6.0));
    QCOMPARE(centred.values.col(2), Vector(Vector::Zero(4)));
    QCOMPARE(scaled_columns(table(), Scaling::none).values, table());
  }
};

QTEST_GUILESS_MAIN(TestScaledColumns)
#include "tst_scaled_columns.moc"

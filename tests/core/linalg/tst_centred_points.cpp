// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/embed/pca.h"
#include "core/linalg/centred_points.h"
#include "core/random.h"

using namespace steelyard;

namespace {

Matrix table(Index samples, Index dimension) {
  Random random(3);
  Matrix points(samples, dimension);
  for (double& value : points.reshaped()) {
    value = 100.0 + random.normal();
  }
  return points;
}

PointRows rows_of(const Matrix& points, int* made = nullptr) {
  return {points.rows(), points.cols(), [&points, made](Index first, Index count) -> Matrix {
            if (made != nullptr) {
              ++*made;
            }
            return points.middleRows(first, count);
          }};
}

bool near(const Matrix& a, const Matrix& b) {
  return a.rows() == b.rows() && a.cols() == b.cols() &&
         (a - b).cwiseAbs().maxCoeff() <= 1e-10 * (1.0 + b.cwiseAbs().maxCoeff());
}

}  // namespace

/// In pieces the same numbers come out as from the whole table.
class TestCentredPoints : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void products_in_blocks_are_those_of_the_whole() {
    const Matrix points = table(53, 7);
    const Matrix centred = points.rowwise() - points.colwise().mean();
    const CentredPoints blocks(rows_of(points), 80);  // one row and two at a time
    QVERIFY(!blocks.is_whole());
    QVERIFY(near(blocks.times(Matrix::Identity(7, 7)), centred));
    QVERIFY(near(blocks.transposed_times(Matrix::Identity(53, 53)), centred.transpose()));
    const Matrix sum = blocks.covariance_sum().selfadjointView<Eigen::Lower>();
    QVERIFY(near(sum, centred.transpose() * centred));
    QVERIFY(std::abs(blocks.squared_norm() - centred.squaredNorm()) < 1e-9);
  }

  void a_small_table_is_made_once() {
    const Matrix points = table(20, 4);
    int made = 0;
    const CentredPoints whole(rows_of(points, &made));
    QVERIFY(whole.is_whole());
    const Matrix gram = whole.gram().selfadjointView<Eigen::Lower>();
    const Matrix centred = points.rowwise() - points.colwise().mean();
    QVERIFY(near(gram, centred * centred.transpose()));
    QVERIFY(near(whole.times(Matrix::Ones(4, 1)), centred.rowwise().sum()));
    QCOMPARE(made, 1);
  }

  void no_columns_or_one_sample() {
    const Matrix nothing(5, 0);
    QCOMPARE(CentredPoints(rows_of(nothing)).squared_norm(), 0.0);
    const Matrix one = table(1, 3);
    QCOMPARE(CentredPoints(rows_of(one)).squared_norm(), 0.0);
  }
};

QTEST_APPLESS_MAIN(TestCentredPoints)
#include "tst_centred_points.moc"

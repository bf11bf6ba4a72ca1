// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <vector>

#include "core/measures/ridge_search.h"
#include "tests/support/normal_matrix.h"

using namespace steelyard;
using namespace steelyard::tests;

class TestGramRidge : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void agrees_with_the_ridge_by_svd_data() {
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("columns");
    QTest::addColumn<bool>("copies");
    QTest::newRow("tall") << 60 << 7 << false;
    QTest::newRow("wide") << 24 << 40 << false;
    QTest::newRow("with copied and constant columns") << 60 << 9 << true;
  }
  void agrees_with_the_ridge_by_svd() {
    QFETCH(int, samples);
    QFETCH(int, columns);
    QFETCH(bool, copies);
    Matrix x = normal_matrix(samples, columns, 1);
    if (copies) {
      x.col(3) = x.col(0);
      x.col(4).setZero();
    }
    const Matrix y = x.leftCols(2) + 0.3 * normal_matrix(samples, 2, 2);
    const Folds folds = random_folds(samples, 2, 3);
    const std::vector<double> strengths = geometric_steps(1e-8, 0.9, 10);
    const RidgeSearch search{Regularisation::tikhonov, strengths, true};
    const Matrix expected = cross_validated_ridge(x, y, folds, search).coefficients;
    const auto found = gram_ridge(x, y, folds, strengths, {});
    QVERIFY(found.has_value());
    QVERIFY((*found - expected).cwiseAbs().maxCoeff() < 1e-7 * expected.cwiseAbs().maxCoeff());
  }

  void of_zeros_is_zero() {
    const auto found =
        gram_ridge(Matrix::Zero(10, 3), normal_matrix(10, 1, 1), random_folds(10, 2, 1), {0.1}, {});
    QVERIFY(found.has_value());
    QCOMPARE(found->cwiseAbs().maxCoeff(), 0.0);
  }

  void ends_when_stopped() {
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!gram_ridge(normal_matrix(30, 4, 1), normal_matrix(30, 1, 2), random_folds(30, 2, 1),
                        {0.1}, stop.get_token()));
  }
};

QTEST_GUILESS_MAIN(TestGramRidge)
#include "tst_gram_ridge.moc"

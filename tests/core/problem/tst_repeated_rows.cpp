// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <cstdint>
#include <vector>

#include "core/problem/repeated_rows.h"
#include "core/random.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// Each row so many times, one after another.
Matrix repeated(const Matrix& rows, Index times) {
  Matrix all(rows.rows() * times, rows.cols());
  for (Index row = 0; row < all.rows(); ++row) {
    all.row(row) = rows.row(row / times);
  }
  return all;
}

std::vector<int> kinds_of(Index kinds, Index times) {
  std::vector<int> kind_of;
  for (Index row = 0; row < kinds * times; ++row) {
    kind_of.push_back(static_cast<int>(row / times));
  }
  return kind_of;
}

/// Two values in each of some columns, at random.
Matrix zero_one(Index rows, Index columns) {
  return (normal_matrix(rows, columns, 4).array() > 0.0).cast<double>();
}

/// The same, but all columns follow one number, and a fifth of the values are 1: most rows are 0.
Matrix dependent_zero_one(Index rows, std::uint64_t seed) {
  const Matrix own = std::sqrt(0.3) * normal_matrix(rows, 8, seed);
  const Vector common = std::sqrt(0.7) * normal_matrix(rows, 1, seed + 1000);
  return ((own.colwise() + common).array() > 0.8).cast<double>();
}

/// The first input counts, beside noise.
Matrix target_of(const Matrix& inputs, std::uint64_t seed) {
  return 1.5 * inputs.col(0) + normal_matrix(inputs.rows(), 1, seed + 2000);
}

/// In an order that has nothing to do with them.
Matrix shuffled(const Matrix& rows) {
  Random random(7);
  return rows(random.permutation(rows.rows()), Eigen::all);
}

}  // namespace

class TestRepeatedRows : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void samples_taken_six_times_are_one() {
    const Matrix inputs = repeated(normal_matrix(15, 6, 1), 6);
    QCOMPARE(repeated_rows(*number_problem(inputs, normal_matrix(90, 1, 2))).value(),
             kinds_of(15, 6));
  }

  void a_little_noise_does_not_hide_them() {
    Matrix inputs = repeated(normal_matrix(15, 6, 1), 6) + 1e-3 * normal_matrix(90, 6, 3);
    QCOMPARE(repeated_rows(*number_problem(inputs, normal_matrix(90, 1, 2))).value(),
             kinds_of(15, 6));
    inputs += 0.3 * normal_matrix(90, 6, 5);
    QVERIFY(!repeated_rows(*number_problem(inputs, normal_matrix(90, 1, 2))));
  }

  void inputs_that_are_copies_of_the_target_do_not_hide_them() {
    const Matrix target = normal_matrix(90, 1, 2);
    Matrix inputs(90, 7);
    inputs.leftCols(6) = repeated(normal_matrix(15, 6, 1), 6);
    inputs.col(6) = 3.0 - 2.0 * target.col(0).array();
    QCOMPARE(repeated_rows(*number_problem(inputs, target)).value(), kinds_of(15, 6));
  }

  void some_rows_may_repeat() {
    Matrix inputs = normal_matrix(100, 3, 1);
    inputs.row(70) = inputs.row(3);
    const auto kind_of = repeated_rows(*number_problem(inputs, normal_matrix(100, 1, 2)));
    QCOMPARE(kind_of->at(70), 3);
    QCOMPARE(kind_of->at(71), 70);
  }

  void different_samples_are_not_repeated() {
    for (const Index columns : {1, 2, 10}) {
      for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const auto problem =
            number_problem(normal_matrix(120, columns, seed), normal_matrix(120, 1, 99));
        QVERIFY(!repeated_rows(*problem));
        const Matrix skewed = problem->inputs.array().exp().pow(3.0);
        QVERIFY(!repeated_rows(*number_problem(skewed, problem->truth)));
      }
    }
  }

  void columns_of_few_values_make_rows_equal_by_chance() {
    QVERIFY(!repeated_rows(*number_problem(zero_one(200, 3), normal_matrix(200, 1, 2))));
    QVERIFY(!repeated_rows(*number_problem(zero_one(200, 8), normal_matrix(200, 1, 2))));
    QVERIFY(!repeated_rows(*inputs_only(zero_one(200, 8))));
    // A factorial design, each of its rows eight times.
    Matrix design(64, 3);
    for (Index row = 0; row < 64; ++row) {
      design.row(row) << static_cast<double>(row & 1), static_cast<double>((row >> 1) & 1),
          static_cast<double>((row >> 2) & 1);
    }
    QVERIFY(!repeated_rows(*number_problem(design, normal_matrix(64, 1, 2))));
  }

  /// Independent samples with correlated columns of 0 and 1 share rows far more often than columns
  /// that have nothing to do with each other.
  void dependent_columns_of_few_values_make_rows_equal_by_chance() {
    int repeats = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const Matrix inputs = dependent_zero_one(200, seed);
      repeats += repeated_rows(*number_problem(inputs, target_of(inputs, seed))) ? 1 : 0;
    }
    QVERIFY2(repeats <= 1, qPrintable(QString::number(repeats)));
  }

  /// The same columns, but each row three times: in turn, or in any order with targets that are
  /// equal or almost so.
  void repeats_of_such_columns_are_found_data() {
    QTest::addColumn<double>("noise");
    QTest::addColumn<bool>("in_turn");
    QTest::newRow("in turn") << 1.0 << true;
    QTest::newRow("equal targets") << 0.0 << false;
    QTest::newRow("nearly equal targets") << 0.1 << false;
  }
  void repeats_of_such_columns_are_found() {
    QFETCH(double, noise);
    QFETCH(bool, in_turn);
    int repeats = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      const Matrix rows = dependent_zero_one(67, seed);
      Matrix all(201, 9);
      all.leftCols(8) = repeated(rows, 3);
      all.rightCols(1) =
          repeated(target_of(rows, seed), 3) + noise * normal_matrix(201, 1, seed + 3000);
      if (!in_turn) {
        all = shuffled(all);
      }
      repeats += repeated_rows(*number_problem(all.leftCols(8), all.rightCols(1))) ? 1 : 0;
    }
    QVERIFY2(repeats >= 9, qPrintable(QString::number(repeats)));
  }

  void a_single_input_repeats_if_the_target_does() {
    const Matrix rows = normal_matrix(15, 2, 1);
    const Matrix all = repeated(rows, 6);
    QCOMPARE(repeated_rows(*number_problem(all.col(0), all.col(1))).value(), kinds_of(15, 6));
    QVERIFY(!repeated_rows(*number_problem(all.col(0), normal_matrix(90, 1, 2))));
  }
};

QTEST_GUILESS_MAIN(TestRepeatedRows)
#include "tst_repeated_rows.moc"

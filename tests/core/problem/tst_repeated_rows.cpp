// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <vector>

#include "core/problem/repeated_rows.h"
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
    // A factorial design, each of its rows eight times.
    Matrix design(64, 3);
    for (Index row = 0; row < 64; ++row) {
      design.row(row) << static_cast<double>(row & 1), static_cast<double>((row >> 1) & 1),
          static_cast<double>((row >> 2) & 1);
    }
    QVERIFY(!repeated_rows(*number_problem(design, normal_matrix(64, 1, 2))));
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

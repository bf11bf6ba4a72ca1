// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <Eigen/Cholesky>
#include <QtTest>
#include <cmath>
#include <limits>
#include <string>

#include "core/linalg/cholesky.h"
#include "core/parallel.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/pcov_cases.h"

using namespace steelyard;
using namespace steelyard::tests;

class TestCholesky : public QObject {
  Q_OBJECT

 private:
  static Matrix positive(Index size) {
    const Matrix x = normal_matrix(size + 10, size, 3);
    return x.transpose() * x / static_cast<double>(size);
  }

  static Matrix lower_part(const Matrix& matrix) { return matrix.triangularView<Eigen::Lower>(); }

  /// L; empty unless done.
  static Matrix factor_of(Matrix matrix) {
    return factorise_positive(matrix, {}) == Factorisation::done ? lower_part(matrix) : Matrix();
  }

  static Matrix factor_with(const Matrix& matrix, std::size_t threads) {
    const std::size_t before = most_threads();
    set_most_threads(threads);
    Matrix factor = factor_of(matrix);
    set_most_threads(before);
    return factor;
  }

  static Factorisation outcome_for(Matrix matrix) { return factorise_positive(matrix, {}); }

 private Q_SLOTS:
  void sizes() {
    QTest::addColumn<Index>("size");
    // Around the sizes of a panel, a tile and the smallest matrix for a team.
    for (const Index size : {1, 2, 31, 128, 129, 255, 256, 257, 384, 385, 520, 750}) {
      QTest::newRow(std::to_string(size).c_str()) << size;
    }
  }

  void factor_times_its_transpose_is_the_matrix_data() { sizes(); }
  void factor_times_its_transpose_is_the_matrix() {
    QFETCH(Index, size);
    const Matrix whole = positive(size);
    const Matrix factor = factor_of(whole);
    QCOMPARE(factor.rows(), size);
    QVERIFY(largest(factor * factor.transpose() - whole) < 1e-14 * largest(whole) * 10.0);
    QVERIFY((factor.diagonal().array() > 0.0).all());
    const Matrix of_eigen = Eigen::LLT<Matrix>(whole).matrixL();
    QVERIFY(largest(factor - of_eigen) < 1e-9 * largest(of_eigen));
  }

  void upper_triangle_is_neither_read_nor_written_data() { sizes(); }
  void upper_triangle_is_neither_read_nor_written() {
    QFETCH(Index, size);
    const Matrix whole = positive(size);
    Matrix kept = whole;
    kept.triangularView<Eigen::StrictlyUpper>().setConstant(std::nan(""));
    QVERIFY(factorise_positive(kept, {}) == Factorisation::done);
    QVERIFY(lower_part(kept) == factor_of(whole));
    for (const Index columns : {1, 3}) {
      Matrix solved = Matrix::Ones(size, columns);
      solve_lower(kept, solved);
      solve_lower_transposed(kept, solved);
      QVERIFY(solved.allFinite());
    }
    kept.triangularView<Eigen::Lower>().setZero();
    QCOMPARE(kept.array().isNaN().count(), size * (size - 1) / 2);
  }

  void part_of_a_larger_matrix() {
    const Matrix whole = positive(300);
    Matrix around = Matrix::Constant(320, 310, 7.0);
    around.block(5, 4, 300, 300) = whole;
    QVERIFY(factorise_positive(around.block(5, 4, 300, 300), {}) == Factorisation::done);
    QVERIFY(lower_part(around.block(5, 4, 300, 300)) == factor_of(whole));
    QCOMPARE((around.array() == 7.0).count(), Index{320 * 310 - 300 * 300});
  }

  void solves_with_the_whole_factor_and_with_a_leading_block() {
    const Matrix whole = positive(600);
    const Matrix factor = factor_of(whole);
    for (const Index size : {1, 100, 256, 333, 600}) {
      for (const Index columns : {1, 2, 3}) {
        const Matrix leading = whole.topLeftCorner(size, size);
        const Matrix truth = normal_matrix(size, columns, 5);
        Matrix right = leading * truth;
        solve_lower(factor.topLeftCorner(size, size), right);
        QVERIFY(largest(factor.topLeftCorner(size, size) * right - leading * truth) < 1e-11);
        solve_lower_transposed(factor.topLeftCorner(size, size), right);
        QVERIFY(largest(right - truth) < 1e-6);
      }
    }
  }

  void matrices_that_are_not_positive_data() {
    QTest::addColumn<Index>("size");
    QTest::addColumn<Index>("row");
    QTest::newRow("small, first") << Index{20} << Index{0};
    QTest::newRow("small, last") << Index{20} << Index{19};
    QTest::newRow("first block") << Index{500} << Index{3};
    QTest::newRow("inner block") << Index{500} << Index{200};
    QTest::newRow("last block") << Index{500} << Index{499};
  }
  void matrices_that_are_not_positive() {
    QFETCH(Index, size);
    QFETCH(Index, row);
    for (const double pivot : {0.0, -1.0, std::nan(""), std::numeric_limits<double>::infinity()}) {
      Matrix diagonal = Matrix::Identity(size, size);
      diagonal(row, row) = pivot;
      QVERIFY(outcome_for(diagonal) == Factorisation::not_positive);
    }
    Matrix repeated = positive(size);
    repeated(size - 1, row) += 1e3;
    repeated(row, size - 1) = repeated(size - 1, row);
    if (row != size - 1) {
      QVERIFY(outcome_for(repeated) == Factorisation::not_positive);
      repeated(size - 1, row) = std::nan("");
      QVERIFY(outcome_for(repeated) == Factorisation::not_positive);
    }
  }

  void same_bits_for_any_number_of_threads() {
    const Matrix whole = positive(900);
    const Matrix alone = factor_with(whole, 1);
    QVERIFY(alone.size() > 0);
    QVERIFY(alone == factor_with(whole, 2));
    QVERIFY(alone == factor_with(whole, 3));
  }

  void stops_before_any_work_and_between_tiles() {
    std::stop_source source;
    source.request_stop();
    for (const Index size : {10, 400}) {
      Matrix matrix = positive(size);
      QVERIFY(factorise_positive(matrix, source.get_token()) == Factorisation::stopped);
    }
  }
};

QTEST_GUILESS_MAIN(TestCholesky)
#include "tst_cholesky.moc"

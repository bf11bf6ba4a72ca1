// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <omp.h>

#include <QtTest>
#include <cmath>
#include <string>

#include "core/linalg/symmetric_spectrum.h"
#include "core/linalg/tridiagonal_form.h"
#include "tests/support/pcov_cases.h"

using namespace steelyard;
using namespace steelyard::tests;

class TestTridiagonalForm : public QObject {
  Q_OBJECT

 private:
  static Matrix symmetric(Index size) {
    const Matrix values = Matrix::Random(size, size);
    return values + values.transpose();
  }

  static Matrix tridiagonal(const TridiagonalForm& form) {
    Matrix result = form.diagonal().asDiagonal();
    result.diagonal(1) = form.below();
    result.diagonal(-1) = form.below();
    return result;
  }

 private Q_SLOTS:
  void sizes() {
    QTest::addColumn<Index>("size");
    // Around the width of a panel, and large enough for a team of threads.
    for (const Index size : {1, 2, 3, 31, 32, 33, 34, 65, 200, 750}) {
      QTest::newRow(std::to_string(size).c_str()) << size;
    }
  }

  void turns_the_matrix_into_three_diagonals_data() { sizes(); }
  void turns_the_matrix_into_three_diagonals() {
    QFETCH(Index, size);
    const Matrix whole = symmetric(size);
    const auto form = TridiagonalForm::of(whole, {});
    QVERIFY(form.has_value());
    const auto turns = form->turns({});
    QVERIFY(turns.has_value());
    QVERIFY(largest(turns->transpose() * *turns - Matrix::Identity(size, size)) < 1e-13);
    QVERIFY(largest(*turns * tridiagonal(*form) * turns->transpose() - whole) <
            1e-13 * whole.norm());
    const Matrix columns = Matrix::Random(size, 3);
    QVERIFY(largest(form->turned(columns) - turns->transpose() * columns) < 1e-12);
    QVERIFY(largest(form->turned_back(columns) - *turns * columns) < 1e-12);
  }

  void reads_the_lower_triangle_only() {
    const Matrix whole = symmetric(40);
    Matrix lower = whole;
    lower.triangularView<Eigen::StrictlyUpper>().setConstant(std::nan(""));
    const auto form = TridiagonalForm::of(lower, {});
    QVERIFY(form.has_value());
    QCOMPARE(tridiagonal(*form), tridiagonal(*TridiagonalForm::of(whole, {})));
  }

  void matrices_that_leave_nothing_to_reflect() {
    const Matrix diagonal = Vector::LinSpaced(50, 1.0, 50.0).asDiagonal();
    const auto form = TridiagonalForm::of(diagonal, {});
    QVERIFY(form.has_value());
    QCOMPARE(tridiagonal(*form), diagonal);
    const auto zero = TridiagonalForm::of(Matrix::Zero(50, 50), {});
    QVERIFY(zero.has_value());
    QCOMPARE(tridiagonal(*zero), Matrix(Matrix::Zero(50, 50)));
  }

  void same_bits_for_any_number_of_threads() {
    const Matrix whole = symmetric(800);
    const auto with_threads = [&](int threads) {
      const int before = omp_get_max_threads();
      omp_set_num_threads(threads);
      Spectrum spectrum;
      const bool done = decompose(whole, spectrum, {});
      omp_set_num_threads(before);
      return done ? spectrum.vectors : Matrix();
    };
    const Matrix alone = with_threads(1);
    QVERIFY(alone.size() > 0);
    QVERIFY(alone == with_threads(2));
    QVERIFY(alone == with_threads(3));
  }

  void stops_before_the_next_column() {
    std::stop_source source;
    source.request_stop();
    QVERIFY(!TridiagonalForm::of(symmetric(300), source.get_token()).has_value());
    const auto form = TridiagonalForm::of(symmetric(300), {});
    QVERIFY(form.has_value());
    QVERIFY(!form->turns(source.get_token()).has_value());
  }
};

QTEST_GUILESS_MAIN(TestTridiagonalForm)
#include "tst_tridiagonal_form.moc"

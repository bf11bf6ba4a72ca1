// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/measures/few_values.h"

using namespace steelyard;

namespace {

/// A column for each number of distinct values.
Matrix with_distinct_values(Index rows, const std::vector<Index>& counts) {
  Matrix columns(rows, std::ssize(counts));
  for (Index column = 0; column < columns.cols(); ++column) {
    for (Index row = 0; row < rows; ++row) {
      columns(row, column) =
          static_cast<double>(row % counts[static_cast<std::size_t>(column)]) - 0.5;
    }
  }
  return columns;
}

}  // namespace

class TestFewValues : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void thirty_two_values_are_few_and_thirty_three_are_not() {
    QVERIFY(have_mostly_few_values(with_distinct_values(100, {32})));
    QVERIFY(!have_mostly_few_values(with_distinct_values(100, {33})));
  }
  void more_than_half_of_those_that_vary_decide() {
    QVERIFY(have_mostly_few_values(with_distinct_values(100, {2, 3, 100})));
    QVERIFY(!have_mostly_few_values(with_distinct_values(100, {2, 100})));
  }
  void constant_columns_do_not_count() {
    QVERIFY(have_mostly_few_values(with_distinct_values(100, {1, 1, 1, 2})));
    QVERIFY(!have_mostly_few_values(with_distinct_values(100, {1, 1, 1})));
    QVERIFY(!have_mostly_few_values(with_distinct_values(100, {1, 1, 1, 100})));
    QVERIFY(!have_mostly_few_values(Matrix(0, 0)));
  }
};

QTEST_GUILESS_MAIN(TestFewValues)
#include "tst_few_values.moc"

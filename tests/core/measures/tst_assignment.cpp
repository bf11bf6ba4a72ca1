// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <set>

#include "core/measures/assignment.h"
#include "core/random.h"

using namespace steelyard;

namespace {

Matrix random_costs(Index rows, Index columns, Random& random, bool whole_numbers) {
  Matrix cost(rows, columns);
  for (Index column = 0; column < columns; ++column) {
    for (Index row = 0; row < rows; ++row) {
      cost(row, column) =
          whole_numbers ? static_cast<double>(random.below(4)) : 2.0 * random.uniform() - 1.0;
    }
  }
  return cost;
}

double total(const Matrix& cost, const std::vector<Index>& column_of) {
  double sum = 0.0;
  for (std::size_t row = 0; row < column_of.size(); ++row) {
    sum += column_of[row] >= 0 ? cost(static_cast<Index>(row), column_of[row]) : 0.0;
  }
  return sum;
}

/// Over all permutations of the longer side: the first positions of each are an assignment.
double least_by_brute_force(const Matrix& given) {
  const Matrix cost = given.rows() > given.cols() ? Matrix(given.transpose()) : given;
  std::vector<Index> columns(static_cast<std::size_t>(cost.cols()));
  std::iota(columns.begin(), columns.end(), Index{0});
  double least = std::numeric_limits<double>::infinity();
  do {
    double sum = 0.0;
    for (Index row = 0; row < cost.rows(); ++row) {
      sum += cost(row, columns[static_cast<std::size_t>(row)]);
    }
    least = std::min(least, sum);
  } while (std::next_permutation(columns.begin(), columns.end()));
  return least;
}

}  // namespace

class TestAssignment : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void is_as_cheap_as_the_best_of_all_permutations_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    for (const auto& [rows, columns] : std::vector<std::pair<int, int>>{
             {1, 1}, {2, 2}, {3, 3}, {5, 5}, {7, 7}, {2, 6}, {6, 2}, {1, 5}, {5, 1}, {4, 7}}) {
      QTest::addRow("%d x %d", rows, columns) << rows << columns;
    }
  }

  void is_as_cheap_as_the_best_of_all_permutations() {
    QFETCH(int, rows);
    QFETCH(int, columns);
    Random random(7);
    for (int trial = 0; trial < 40; ++trial) {
      const Matrix cost = random_costs(rows, columns, random, trial % 2 == 0);
      const double found = total(cost, least_cost_assignment(cost));
      QVERIFY(std::abs(found - least_by_brute_force(cost)) < 1e-12);
    }
  }

  void uses_no_column_twice_and_leaves_out_only_what_is_too_many() {
    Random random(8);
    for (const auto& [rows, columns] :
         std::vector<std::pair<Index, Index>>{{30, 30}, {12, 40}, {40, 12}}) {
      const auto column_of = least_cost_assignment(random_costs(rows, columns, random, false));
      std::multiset<Index> used(column_of.begin(), column_of.end());
      const auto left_over = used.erase(-1);
      QCOMPARE(column_of.size(), static_cast<std::size_t>(rows));
      QCOMPARE(static_cast<Index>(left_over), std::max<Index>(0, rows - columns));
      QCOMPARE(std::set<Index>(used.begin(), used.end()).size(), used.size());
    }
  }

  void of_no_rows_or_no_columns_is_empty() {
    QVERIFY(least_cost_assignment(Matrix(0, 3)).empty());
    QCOMPARE(least_cost_assignment(Matrix(2, 0)), (std::vector<Index>{-1, -1}));
  }
};

QTEST_GUILESS_MAIN(TestAssignment)
#include "tst_assignment.moc"

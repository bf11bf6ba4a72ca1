// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/row_copies.h"

#include <QtTest>
#include <cmath>
#include <map>
#include <set>

#include "core/positions.h"
#include "core/problem/chance_order.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/weighted_tables.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

Problem weighted_problem(RowOrder order = RowOrder::any) {
  ProblemOptions options;
  options.row_order = order;
  return make_problem(weighted_table(normal_matrix(40, 3, 5), one_two_three(40)), options);
}

/// Ten sites of four rows, which copies of a row do not leave.
Problem in_sites() {
  Problem problem = weighted_problem();
  problem.order.group_of.emplace();
  for (Index sample = 0; sample < problem.samples(); ++sample) {
    problem.order.group_of->push_back(static_cast<int>(problem.row_of(sample) / 4));
  }
  problem.order.of_copies = false;
  problem.order.groups = "site";
  return problem;
}

}  // namespace

class TestRowCopies : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void copies_are_samples_of_one_row() {
    Problem problem;
    problem.inputs = normal_matrix(6, 1, 1);
    problem.truth = Matrix(6, 0);
    QVERIFY(!row_copies(problem));
    problem.rows = {4, 7, 7, 9, 4, 5};
    const RowCopies copies = row_copies(problem).value();
    QCOMPARE(copies.firsts, (std::vector<Index>{0, 1, 3, 5}));
    QCOMPARE(copies.row_place, (std::vector<Index>{0, 1, 1, 2, 0, 3}));
    QCOMPARE(different_rows(problem, all_positions(6)), Index{4});
    const std::vector<Index> some{5, 4, 3};
    QVERIFY(!row_copies(problem, some));
    QCOMPARE(different_rows(problem, some), Index{3});
    problem.rows = {0, 1, 2, 3, 4, 5};
    QVERIFY(!row_copies(problem));
  }

  /// The error of a weighted mean of independent rows is sqrt(sum of c^2) / N of their deviation.
  void the_standard_error_of_a_mean_is_that_of_rows() {
    Problem problem;
    problem.inputs = normal_matrix(7, 1, 1);
    problem.truth = Matrix(7, 0);
    problem.rows = {0, 1, 1, 2, 2, 2, 2};
    const std::vector<Index> all = all_positions(7);
    const double as_independent = 1.0 / std::sqrt(7.0);
    const double of_rows = std::sqrt(1.0 + 4.0 + 16.0) / 7.0;
    QVERIFY(std::abs(as_independent * error_of_copies(problem, all) - of_rows) < 1e-14);
    const std::vector<Index> different{0, 1, 6};
    QCOMPARE(error_of_copies(problem, different), 1.0);
  }

  /// 90 rows of weight 1 and 10 of weight 100 say hardly more of a mean than these ten.
  void effective_samples_are_those_of_kish() {
    Problem problem;
    for (Index row = 0; row < 100; ++row) {
      problem.rows.insert(problem.rows.end(), row < 90 ? 1 : 100, row);
    }
    const auto samples = std::ssize(problem.rows);
    problem.inputs = normal_matrix(samples, 1, 1);
    problem.truth = Matrix(samples, 0);
    const double expected = 1090.0 * 1090.0 / (90.0 + 10.0 * 10000.0);
    QVERIFY(std::abs(effective_samples(problem, all_positions(samples)) - expected) < 1e-9);
    const std::vector<Index> light = all_positions(90);
    QCOMPARE(effective_samples(problem, light), 90.0);
  }

  /// Otherwise, chance would have more to exchange than there is, and would do worse.
  void chance_exchanges_copies_together_data() {
    QTest::addColumn<int>("which");
    QTest::newRow("in any order") << 0;
    QTest::newRow("a series") << 1;
    QTest::newRow("within groups") << 2;
    QTest::newRow("numbers") << 3;
    QTest::newRow("without an order") << 4;
  }
  void chance_exchanges_copies_together() {
    QFETCH(const int, which);
    const Problem problem = which == 1   ? weighted_problem(RowOrder::series)
                            : which == 2 ? in_sites()
                                         : weighted_problem();
    QCOMPARE(problem.order.time.has_value(), which == 1);
    const ChanceOrder order =
        which < 3 ? ChanceOrder(problem, problem.order)
                  : ChanceOrder(problem.truth, which == 3 ? problem.order : SampleOrder(),
                                row_copies(problem));
    Random random(7);
    const std::vector<Index> drawn = order.draw(random);
    QCOMPARE(std::ssize(drawn), problem.samples());
    std::map<Index, std::set<Index>> of_row;
    std::set<Index> taken;
    for (Index sample = 0; sample < problem.samples(); ++sample) {
      const Index other = problem.row_of(drawn[static_cast<std::size_t>(sample)]);
      of_row[problem.row_of(sample)].insert(other);
      taken.insert(other);
      QVERIFY(which != 2 || other / 4 == problem.row_of(sample) / 4);
    }
    for (const auto& [row, others] : of_row) {
      QCOMPARE(others.size(), std::size_t{1});
    }
    QCOMPARE(taken.size(), std::size_t{40});
  }
};

QTEST_GUILESS_MAIN(TestRowCopies)
#include "tst_row_copies.moc"

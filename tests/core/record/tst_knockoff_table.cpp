// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/run_tables.h"

#include <QtTest>
#include <string>
#include <vector>

#include "core/error.h"
#include "core/study/knockoff_options.h"
#include "tests/support/correlated_columns.h"
#include "tests/support/least_squares_method.h"
#include "tests/support/run_method.h"
#include "tests/support/studied.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

ParameterValues settings_with(const Settings& some) {
  Settings all = some;
  all.insert({"trust", "knockoffs"});
  return values_of(*studied<LeastSquaresMethod>(), all);
}

Matrix numbers_of(const RowTable& table) {
  Matrix numbers(table.rows, std::ssize(table.header));
  for (Index row = 0; row < table.rows; ++row) {
    std::vector<std::string> cells;
    table.append_cells(row, cells);
    for (Index column = 0; column < numbers.cols(); ++column) {
      numbers(row, column) = std::stod(cells[static_cast<std::size_t>(column)]);
    }
  }
  return numbers;
}

}  // namespace

class TestKnockoffTable : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// What the study looks at is what is written.
  void the_knockoffs_are_those_of_the_study() {
    Matrix inputs = correlated_columns(80, 5, 0.6, 3);
    inputs.col(2).setConstant(7.0);
    const ProblemPtr problem = linear_problem(inputs, 2, 0.5, 1);
    const ParameterValues settings = settings_with({{"seed", "4"}});
    const RowTable table = knockoff_table({}, {}, problem, settings);
    QCOMPARE(table.header.size(), 8U);  // the constant column has none
    QCOMPARE(table.header[1], problem->features[0].name + " (knockoff)");
    const Matrix written = numbers_of(table);
    KnockoffSource source(problem, knockoff_plan_options(settings).knockoffs);
    const PairedProblem paired = *source.draw(0, {});
    for (std::size_t pair = 0; pair < paired.features.size(); ++pair) {
      const auto at = static_cast<Index>(2 * pair);
      QVERIFY(written.col(at) == inputs.col(paired.features[pair]));
      QVERIFY(written.col(at + 1) == paired.problem->inputs.col(paired.knockoff_at[pair]));
      QVERIFY(written.col(at + 1) != written.col(at));
    }
    QVERIFY(numbers_of(knockoff_table({}, {}, problem, settings_with({{"seed", "5"}}))) != written);
  }

  void where_there_are_none_that_is_said() {
    Matrix inputs = correlated_columns(80, 4, 0.0, 3);
    inputs.col(3) = inputs.col(0) + inputs.col(1);
    const ProblemPtr problem = linear_problem(inputs, 2, 0.5, 1);
    try {
      static_cast<void>(
          knockoff_table({}, {}, problem, settings_with({{"knockoff_kind", "fixed-x"}})));
      QFAIL("dependent columns have no fixed knockoffs");
    } catch (const Error& error) {
      QVERIFY2(QString(error.what()).contains("linearly dependent"), error.what());
    }
  }
};

QTEST_GUILESS_MAIN(TestKnockoffTable)
#include "tst_knockoff_table.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <limits>

#include "core/problem/problem.h"
#include "core/problem/truth_scaling.h"

using namespace steelyard;

namespace {

/// An input x and the targets y, z; z spreads `factor` times as widely as y.
Dataset example(double factor) {
  Dataset table;
  table.name = "example.csv";
  table.values.resize(8, 3);
  for (const char* name : {"x", "y", "z"}) {
    Column column;
    column.name = name;
    column.roles = RoleSet().with(table.columns.empty() ? Role::input : Role::truth);
    table.columns.push_back(column);
  }
  for (Index row = 0; row < 8; ++row) {
    const auto at = static_cast<double>((row * 5) % 8);
    table.values.row(row) << static_cast<double>(row), at, factor * at + 1.0;
  }
  return table;
}

bool says_so(const Problem& problem) {
  return std::any_of(
      problem.warnings.begin(), problem.warnings.end(), [](const std::string& warning) {
        return warning.find("divided by its standard deviation") != std::string::npos;
      });
}

}  // namespace

class TestTruthScaling : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_factor_above_3_asks_for_standardising() {
    QVERIFY(!truth_should_be_standardised(example(2.9), false));
    QVERIFY(truth_should_be_standardised(example(3.1), false));
    QVERIFY(truth_should_be_standardised(example(0.3), false));
  }

  void one_target_or_the_inputs_themselves_do_not() {
    Dataset table = example(100.0);
    table.columns[1].roles = {};
    QVERIFY(!truth_should_be_standardised(table, false));
    for (Column& column : table.columns) {
      column.roles = RoleSet().with(Role::input).with(Role::truth);
    }
    QVERIFY(!truth_should_be_standardised(table, false));
  }

  void a_table_of_targets_alone_needs_no_roles() {
    Dataset table = example(100.0);
    for (Column& column : table.columns) {
      column.roles = {};
    }
    QVERIFY(truth_should_be_standardised(table, true));
    QVERIFY(!truth_should_be_standardised(table, false));
  }

  void missing_and_constant_cells_do_not_count() {
    Dataset table = example(100.0);
    table.values(2, 1) = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(truth_should_be_standardised(table, false));
    table.values.col(1).setConstant(4.0);
    QVERIFY(!truth_should_be_standardised(table, false));
  }

  void it_is_said_where_it_matters() {
    ProblemOptions options;
    QVERIFY(!says_so(make_problem(example(100.0), options)));
    options.standardise_truth = true;
    QVERIFY(says_so(make_problem(example(100.0), options)));
    QVERIFY(!says_so(make_problem(example(2.0), options)));
  }
};

QTEST_GUILESS_MAIN(TestTruthScaling)
#include "tst_truth_scaling.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>

#include "core/data/generators.h"
#include "core/problem/problem.h"
#include "core/problem/truth_scaling.h"

#include "tests/support/messages.h"
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

bool asks(const Dataset& table) { return automatic_truth_scaling(table, nullptr).standardise; }

bool says_so(const Problem& problem) {
  return tests::has_message(problem.warnings, "problem.standardised_truth");
}

}  // namespace

class TestTruthScaling : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_factor_above_3_asks_for_standardising() {
    QVERIFY(!asks(example(2.9)));
    QVERIFY(asks(example(3.1)));
    QVERIFY(asks(example(0.3)));
  }

  /// Around 0 = 360 degrees, numbers spread widely that lie close together.
  void angles_spread_around_their_circle() {
    Dataset table = example(1.0);
    for (double& value : table.values.col(2)) {
      value = std::fmod(value + 356.0, 360.0);
    }
    QVERIFY(asks(table));
    table.columns[2].truth_period = 360.0;
    QVERIFY(!asks(table));
  }

  /// Two targets that are one input, but for a factor, are no copy of the inputs.
  void each_target_is_an_input_of_its_own() {
    Dataset table = example(100.0);
    table.values.col(0) = table.values.col(1);
    QVERIFY(asks(table));
  }

  void one_target_does_not() {
    Dataset table = example(100.0);
    table.columns[1].roles = {};
    QVERIFY(!asks(table));
  }

  /// Otherwise the column of the smallest unit would be the one that represents all.
  void inputs_compared_with_themselves_do_unless_they_have_one_unit() {
    Dataset table = example(100.0);
    for (Column& column : table.columns) {
      column.roles = RoleSet().with(Role::input).with(Role::truth);
    }
    QVERIFY(asks(table));
    for (Column& column : table.columns) {
      column.unit = "mm";
    }
    QVERIFY(!asks(table));
    QVERIFY(automatic_truth_scaling(table, nullptr).note.find("all have the unit mm") !=
            std::string::npos);
  }

  void what_is_said_beside_a_table_counts() {
    TableSnapshot table(std::make_shared<const Dataset>(example(100.0)));
    QVERIFY(automatic_truth_scaling(table, TableSnapshot()).standardise);
    for (Column& column : table.columns) {
      column.unit = "mm";
    }
    QVERIFY(!automatic_truth_scaling(table, TableSnapshot()).standardise);
    table.columns[1].roles = {};  // one target has nothing to differ from
    QVERIFY(automatic_truth_scaling(table, TableSnapshot()).note.empty());
    const TableSnapshot targets(std::make_shared<const Dataset>(example(100.0)));
    QVERIFY(automatic_truth_scaling(table, targets).standardise);
  }

  void a_table_of_targets_alone_needs_no_roles() {
    Dataset table = example(100.0);
    for (Column& column : table.columns) {
      column.roles = {};
    }
    QVERIFY(automatic_truth_scaling(example(1.0), &table).standardise);
    QVERIFY(!asks(table));
  }

  /// Where the spreads are the question, dividing them away makes all inputs count alike.
  void scaled_inputs_keep_their_spreads() {
    const Dataset planted = ten_gaussians(300, 2);
    const TruthScaling kept = automatic_truth_scaling(planted, nullptr);
    QVERIFY(!kept.standardise);
    QVERIFY(kept.note.find("but for a factor") != std::string::npos);
    Dataset noisy = planted;
    noisy.values.col(12) = planted.values.col(5).reverse();  // one of them is something else
    const TruthScaling divided = automatic_truth_scaling(noisy, nullptr);
    QVERIFY(divided.standardise);
    QVERIFY(divided.note.find("divided by its standard deviation") != std::string::npos);
  }

  void a_table_of_the_same_names_or_unit_keeps_its_spreads() {
    Dataset inputs = example(100.0);
    Dataset truth = example(100.0);
    for (Column& column : inputs.columns) {
      column.roles = RoleSet().with(Role::input);
    }
    for (Column& column : truth.columns) {
      column.roles = {};
    }
    inputs.values = inputs.values.colwise().reverse().eval();
    QVERIFY(automatic_truth_scaling(inputs, &truth).note.find("names of the inputs") !=
            std::string::npos);
    for (Column& column : truth.columns) {
      column.name += " of the truth";
    }
    QVERIFY(automatic_truth_scaling(inputs, &truth).standardise);
    for (Dataset* table : {&inputs, &truth}) {
      for (Column& column : table->columns) {
        column.unit = "nm";
      }
    }
    const TruthScaling same_unit = automatic_truth_scaling(inputs, &truth);
    QVERIFY(!same_unit.standardise);
    QVERIFY(same_unit.note.find("the unit nm") != std::string::npos);
    QVERIFY(automatic_truth_scaling(example(2.0), nullptr).note.empty());
  }

  void missing_and_constant_cells_do_not_count() {
    Dataset table = example(100.0);
    table.values(2, 1) = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(asks(table));
    table.values.col(1).setConstant(4.0);
    QVERIFY(!asks(table));
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

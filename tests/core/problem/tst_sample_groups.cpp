// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "core/problem/sample_groups.h"

using namespace steelyard;

namespace {

/// Six columns: an input, a country, a text that is different everywhere, a number of a patient, a
/// time, a text of two values.
Dataset table() {
  Dataset table;
  table.values.resize(20, 6);
  for (Index row = 0; row < 20; ++row) {
    const auto number = static_cast<double>(row);
    table.values.row(row) << std::sin(number), static_cast<double>(row / 4), number,
        static_cast<double>(100 + row % 10), 50.0 - number, static_cast<double>(row % 2);
  }
  const std::vector<std::string> names{"x", "country", "name", "patient", "day", "sex"};
  for (const std::string& name : names) {
    Column column;
    column.name = name;
    column.kind = name == "country" || name == "name" || name == "sex" ? ColumnKind::category
                                                                       : ColumnKind::number;
    table.columns.push_back(column);
  }
  table.columns[0].roles = RoleSet().with(Role::input);
  table.columns[1].categories = {"a", "b", "c", "d", "e"};
  for (int row = 0; row < 20; ++row) {
    table.columns[2].categories.push_back("n" + std::to_string(row));
  }
  table.columns[5].categories = {"f", "m"};
  return table;
}

}  // namespace

class TestSampleGroups : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_text_that_repeats_makes_groups() {
    const Dataset data = table();
    const auto groups = sample_groups(data, make_problem(data));
    QVERIFY(groups.has_value());
    QCOMPARE(groups->name, std::string("country"));
    QCOMPARE(groups->count, 5);
    QCOMPARE(groups->group_of[3], 0);
    QCOMPARE(groups->group_of[4], 1);
  }

  void a_column_with_a_role_comes_first() {
    Dataset data = table();
    data.columns[3].roles = RoleSet().with(Role::id);
    const auto groups = sample_groups(data, make_problem(data));
    QCOMPARE(groups->name, std::string("patient"));
    QCOMPARE(groups->count, 10);
    QCOMPARE(groups->group_of[0], groups->group_of[10]);
  }

  void what_names_each_sample_or_only_two_kinds_makes_none() {
    Dataset data = table();
    data.columns[1].roles = RoleSet().with(Role::label);
    QVERIFY(!sample_groups(data, make_problem(data)));
    data.columns[2].roles = RoleSet().with(Role::id);
    QVERIFY(!sample_groups(data, make_problem(data)));
  }

  void groups_are_those_of_the_samples_that_are_used() {
    Dataset data = table();
    data.values(0, 1) = std::numeric_limits<double>::quiet_NaN();
    ProblemOptions options;
    options.samples = {0, 5, 6, 7, 8, 9, 12, 13, 17, 18};
    const auto problem = make_problem(data, options);
    data.columns[1].roles = RoleSet().with(Role::id);
    const auto groups = sample_groups(data, problem);
    QCOMPARE(groups->group_of, (std::vector<int>{0, 1, 1, 1, 2, 2, 3, 3, 4, 4}));
  }

  /// A job that works on the table meanwhile sees nothing of later changes.
  void a_snapshot_keeps_the_roles_that_the_table_had() {
    const auto data = std::make_shared<Dataset>(table());
    data->columns[3].roles = RoleSet().with(Role::id);
    data->columns[4].roles = RoleSet().with(Role::time);
    const Problem problem = make_problem(*data);
    const TableSnapshot snapshot(data);
    data->columns[3].roles = {};
    data->columns[4].roles = {};
    QCOMPARE(sample_groups(*data, problem)->name, std::string("country"));
    QVERIFY(!time_order(*data, problem));
    QCOMPARE(sample_groups(snapshot, problem)->name, std::string("patient"));
    QCOMPARE(time_order(snapshot, problem)->front(), Index{19});
  }

  void time_gives_the_order() {
    Dataset data = table();
    QVERIFY(!time_order(data, make_problem(data)));
    data.columns[4].roles = RoleSet().with(Role::time);
    const auto order = time_order(data, make_problem(data));
    QCOMPARE(order->front(), Index{19});
    QCOMPARE(order->back(), Index{0});
  }
};

QTEST_GUILESS_MAIN(TestSampleGroups)
#include "tst_sample_groups.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/table_snapshot.h"

#include <QtTest>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/data/joined_tables.h"
#include "core/problem/problem.h"
#include "core/record/question.h"

using namespace steelyard;

namespace {

using Columns = std::vector<Index>;

/// x and y are inputs; "kind" is text.
std::shared_ptr<const Dataset> example() {
  Dataset table;
  table.name = "example.csv";
  table.source = "example.csv";
  table.values.resize(5, 3);
  table.values << 1, 5, 0, 2, 3, 1, 3, 4, 0, 4, 1, 1, 5, 2, 0;
  for (const char* name : {"x", "y", "kind"}) {
    table.columns.emplace_back().name = name;
  }
  table.columns[0].roles = table.columns[1].roles = RoleSet().with(Role::input);
  table.columns[2].kind = ColumnKind::category;
  table.columns[2].categories = {"a", "b"};
  return std::make_shared<const Dataset>(std::move(table));
}

}  // namespace

class TestTableSnapshot : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void begins_with_what_the_table_says_and_needs_none() {
    const TableSnapshot snapshot(example());
    QCOMPARE(snapshot.samples(), Index{5});
    QCOMPARE(snapshot.columns_with(Role::input), (Columns{0, 1}));
    QVERIFY(TableSnapshot().columns_with(Role::input).empty());
  }

  void a_copy_has_the_columns_beside_the_table_and_all_the_rest() {
    TableSnapshot snapshot(example());
    snapshot.columns[2].roles = RoleSet().with(Role::label);
    snapshot.columns[0].unit = "nm";
    const Dataset copy = snapshot.copied();
    QCOMPARE(copy.columns_with(Role::label), (Columns{2}));
    QCOMPARE(copy.columns[0].unit, std::string("nm"));
    QCOMPARE(copy.columns[2].categories, (std::vector<std::string>{"a", "b"}));
    QVERIFY(copy.values == snapshot.table->values);
    QVERIFY(snapshot.table->columns_with(Role::label).empty());
  }

  void what_is_chosen_beside_the_table_is_asked_of_it() {
    TableSnapshot snapshot(example());
    std::vector<ColumnChoice> choices = choices_of(snapshot.columns);
    choices[1].roles = RoleSet().with(Role::truth);
    choices[0].period = 3.0;
    const TableSnapshot before = snapshot;
    apply_choices(choices, snapshot);
    QVERIFY(choices_of(snapshot.columns) == choices);
    QVERIFY(choices_of(before.columns) != choices);
    const Problem problem = make_problem(snapshot, {}, TableSnapshot());
    QCOMPARE(problem.dimension(), Index{1});
    QCOMPARE(problem.features.front().period, 3.0);
    QCOMPARE(problem.truth.cols(), Index{1});
  }

  void picked_columns_are_those_beside_the_tables() {
    TableSnapshot snapshot(example());
    snapshot.columns[1].period = 2.0;
    const Dataset joined = joined_columns({{&snapshot, 1}, {&snapshot, 2}});
    QCOMPARE(joined.columns[0].period, 2.0);
    QCOMPARE(joined.columns[1].categories, (std::vector<std::string>{"a", "b"}));
    QVERIFY(joined.values.col(0) == snapshot.table->values.col(1));
  }
};

QTEST_GUILESS_MAIN(TestTableSnapshot)
#include "tst_table_snapshot.moc"

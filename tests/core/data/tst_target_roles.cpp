// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <limits>

#include "core/data/column_proposals.h"
#include "core/data/target_roles.h"

using namespace steelyard;

namespace {

using Columns = std::vector<Index>;

/// country (text, 4 of them), size, constant, sort (text: p, q), outcome, in 24 rows.
Dataset example() {
  Dataset table;
  table.values.resize(24, 5);
  for (const char* name : {"country", "size", "constant", "sort", "outcome"}) {
    table.columns.emplace_back().name = name;
  }
  table.columns[0].kind = table.columns[3].kind = ColumnKind::category;
  table.columns[0].categories = {"a", "b", "c", "d"};
  table.columns[3].categories = {"p", "q"};
  for (Index row = 0; row < 24; ++row) {
    const auto at = static_cast<double>(row);
    table.values.row(row) << static_cast<double>(row / 6), static_cast<double>((row * 7) % 23) / 2,
        1.0, static_cast<double>(row % 2), 0.3 * at * at;
  }
  return table;
}

}  // namespace

class TestTargetRoles : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void asks_for_the_proposed_target_by_default() {
    Dataset table = example();
    ask_by_default(table);
    QCOMPARE(table.columns_with(Role::truth), (Columns{4}));
    QCOMPARE(table.columns_with(Role::input), (Columns{1}));
    QCOMPARE(table.columns_with(Role::id), (Columns{0}));
    QCOMPARE(table.columns_with(Role::label), (Columns{3}));
    QCOMPARE(explained_columns(table.columns), (Columns{4}));
  }

  void a_column_without_values_is_no_input() {
    Dataset table = example();
    table.values.col(1).setConstant(std::numeric_limits<double>::quiet_NaN());
    const TakenColumns taken = give_default_inputs(table);
    QCOMPARE(taken.empty, (Columns{1}));
    QCOMPARE(table.columns_with(Role::input), (Columns{2, 4}));
    QVERIFY(taken.identifiers.empty());
  }

  void nothing_is_input_and_target_at_once() {
    for (const Index target : {1, 4}) {
      Dataset table = example();
      ask_for(table, Columns{target});
      for (const Column& column : table.columns) {
        QVERIFY(!column.roles.has(Role::input) || !column.roles.has(Role::truth));
      }
    }
  }

  void another_target_replaces_the_first() {
    Dataset table = example();
    ask_by_default(table);
    ask_for(table, Columns{1});
    QCOMPARE(table.columns_with(Role::truth), (Columns{1}));
    QCOMPARE(table.columns_with(Role::input), (Columns{4}));
    QCOMPARE(table.columns_with(Role::id), (Columns{0}));
  }

  void text_becomes_the_label() {
    Dataset table = example();
    ask_for(table, Columns{3});
    QVERIFY(table.columns_with(Role::truth).empty());
    QCOMPARE(table.columns_with(Role::label), (Columns{3}));
    QCOMPARE(table.columns_with(Role::input), (Columns{1, 4}));
    QCOMPARE(explained_columns(table.columns), (Columns{3}));
  }

  void a_text_target_is_no_group() {
    Dataset table = example();
    ask_for(table, Columns{0});
    QCOMPARE(table.columns_with(Role::label), (Columns{0}));
    QVERIFY(table.columns_with(Role::id).empty());
  }

  void text_of_different_names_is_neither_class_nor_group() {
    Dataset table = example();
    table.columns[3].categories.assign(20, "someone");
    ask_for(table, Columns{4});
    QVERIFY(table.columns_with(Role::label).empty());
    QVERIFY(!looks_like_classes(table, 3));
  }

  void few_whole_numbers_are_classes_too() {
    Dataset table = example();
    for (Index row = 0; row < table.samples(); ++row) {
      table.values(row, 4) = static_cast<double>((row / 3) % 2);
    }
    ask_for(table, Columns{4});
    QCOMPARE(table.columns_with(Role::truth), (Columns{4}));
    QCOMPARE(table.columns_with(Role::label), (Columns{4}));
  }

  void nothing_to_explain_compares_the_inputs_with_themselves() {
    Dataset table = example();
    ask_by_default(table);
    ask_for(table, Columns{});
    QCOMPARE(table.columns_with(Role::input), (Columns{1, 4}));
    QCOMPARE(table.columns_with(Role::truth), (Columns{1, 4}));
    QVERIFY(explained_columns(table.columns).empty());
  }

  void columns_beside_a_table_are_asked_like_its_own() {
    const Dataset table = example();
    Dataset asked = example();
    std::vector<Column> beside = table.columns;
    for (const Columns& targets : {Columns{4}, Columns{3}, Columns{}}) {
      ask_for(asked, targets);
      ask_for(table, beside, targets);
      QVERIFY(beside == asked.columns);
    }
    QVERIFY(table.columns_with(Role::input).empty());
  }

  void another_table_leaves_only_inputs() {
    Dataset table = example();
    ask_by_default(table);
    ask_for_another_table(table, table.columns);
    QCOMPARE(table.columns_with(Role::input), (Columns{1, 4}));
    QVERIFY(table.columns_with(Role::truth).empty());
  }

  void roles_that_are_there_are_kept() {
    Dataset table = example();
    table.columns[1].roles = RoleSet().with(Role::input);
    ask_by_default(table);
    QCOMPARE(table.columns_with(Role::input), (Columns{1}));
    QVERIFY(table.columns_with(Role::truth).empty());
  }

  void a_file_that_names_its_classes_is_asked_for_them() {
    Dataset table = example();
    table.columns[1].roles = RoleSet().with(Role::label);  // numbers, but classes
    ask_by_default(table);
    QCOMPARE(explained_columns(table.columns), (Columns{1}));
    QVERIFY(table.columns_with(Role::truth).empty());
    QCOMPARE(table.columns_with(Role::input), (Columns{4}));
  }

  void samples_in_order_of_time_have_their_time() {
    Dataset table = example();
    table.columns[1].name = "time";
    table.values.col(1) = Vector::LinSpaced(24, 0.0, 11.5);
    ask_by_default(table);
    QCOMPARE(table.columns_with(Role::time), (Columns{1}));
  }
};

QTEST_GUILESS_MAIN(TestTargetRoles)
#include "tst_target_roles.moc"

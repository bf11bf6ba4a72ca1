// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "ui/data/table_history.h"
#include "ui/undoable.h"

using namespace steelyard;
using namespace steelyard::ui;

class TestTableHistory : public QObject {
  Q_OBJECT

  /// 80 kB.
  static TableSnapshot table(double value) {
    const auto made = std::make_shared<Dataset>();
    made->values = Matrix::Constant(1000, 10, value);
    made->columns.resize(10);
    for (std::size_t at = 0; at < made->columns.size(); ++at) {
      made->columns[at].name = "x" + std::to_string(at);
    }
    return TableSnapshot(made);
  }
  static std::vector<Column> withInput(const TableSnapshot& table, std::size_t column) {
    std::vector<Column> columns = table.columns;
    columns[column].roles = RoleSet().with(Role::input);
    return columns;
  }
  static double shown(const TableHistory& keeper) { return keeper.table().table->values(0, 0); }

 private Q_SLOTS:
  void steps_are_undone_one_by_one_and_it_is_said_what_that_takes() {
    TableHistory keeper;
    keeper.open(table(0.0));
    QVERIFY(keeper.held().isEmpty());
    for (int step = 1; step <= 3; ++step) {
      keeper.change(table(step), QStringLiteral("step"));
    }
    QCOMPARE(keeper.held(), QStringLiteral("Undo keeps 3 other tables: 240 kB."));
    for (int step = 2; step >= 0; --step) {
      keeper.history().undo();
      QCOMPARE(shown(keeper), static_cast<double>(step));
    }
    QVERIFY(!keeper.history().canUndo());
    keeper.history().redo();
    QCOMPARE(shown(keeper), 1.0);
  }

  void beyond_the_limit_the_oldest_changes_are_forgotten_and_that_is_said() {
    TableHistory keeper;
    keeper.setLimit(170e3);
    keeper.open(table(0.0));
    std::weak_ptr<const Dataset> oldest = keeper.table().table;
    for (int step = 1; step <= 4; ++step) {
      keeper.change(table(step), QStringLiteral("step %1").arg(step));
      QCOMPARE(shown(keeper), static_cast<double>(step));
    }
    QVERIFY(oldest.expired());
    QCOMPARE(
        keeper.held(),
        QStringLiteral("Undo keeps 2 other tables: 160 kB. The first 2 changes can no longer be "
                       "undone: tables kept for Undo would take more than 170 kB."));
    QCOMPARE(keeper.history().undoText(), QStringLiteral("step 4"));
    keeper.history().undo();
    keeper.history().undo();
    QCOMPARE(shown(keeper), 2.0);
    QVERIFY(!keeper.history().canUndo());
    keeper.history().redo();
    QCOMPARE(shown(keeper), 3.0);
    keeper.open(table(9.0));
    QVERIFY(keeper.held().isEmpty());
  }

  void what_others_have_changed_is_kept_in_its_place() {
    TableHistory keeper;
    keeper.setLimit(90e3);
    keeper.open(table(0.0));
    int number = 5;
    const auto add = [&](int before, int after, const QString& joins) {
      number = after;
      keeper.history().push(
          new UndoableCommand({QStringLiteral("number"), [&number, before] { number = before; },
                               [&number, after] { number = after; }, joins}));
    };
    keeper.change(table(1.0), QStringLiteral("step 1"));
    add(5, 6, QStringLiteral("typed"));
    add(6, 7, QStringLiteral("typed"));
    add(7, 8, {});
    keeper.change(table(2.0), QStringLiteral("step 2"));  // the first step is forgotten
    QCOMPARE(keeper.history().count(), 3);
    QCOMPARE(number, 8);
    keeper.history().undo();
    QCOMPARE(shown(keeper), 1.0);
    keeper.history().undo();
    QCOMPARE(number, 7);
    keeper.history().undo();
    QCOMPARE(number, 5);
    QVERIFY(!keeper.history().canUndo());
    keeper.history().redo();
    QCOMPARE(number, 7);
  }

  void a_table_larger_than_the_limit_is_not_kept() {
    TableHistory keeper;
    keeper.setLimit(10e3);
    keeper.open(table(0.0));
    keeper.change(table(1.0), QStringLiteral("step"));
    QCOMPARE(shown(keeper), 1.0);
    QVERIFY(!keeper.history().canUndo());
    QVERIFY(keeper.held().startsWith(QStringLiteral("The first change can no longer be undone: ")));
  }

  /// The columns beside the table change: they hold no other table.
  void changes_of_roles_take_no_room() {
    TableHistory keeper;
    keeper.setLimit(0.0);
    keeper.open(table(0.0));
    QSignalSpy told(&keeper, &TableHistory::rolesChanged);
    keeper.setColumns(withInput(keeper.table(), 0), QStringLiteral("roles"));
    QCOMPARE(told.size(), 1);
    QVERIFY(keeper.history().canUndo());
    QVERIFY(keeper.held().isEmpty());
    keeper.history().undo();
    QVERIFY(!keeper.table().columns.front().roles.has(Role::input));
  }

  void what_was_taken_before_an_edit_stays_and_undo_brings_the_very_roles_back() {
    TableHistory keeper;
    keeper.open(table(0.0));
    const TableSnapshot taken = keeper.table();
    QSignalSpy changed(&keeper, &TableHistory::changed);
    keeper.setColumns(withInput(taken, 3), QStringLiteral("roles"));
    const std::vector<Column> edited = keeper.table().columns;
    QVERIFY(taken.columns_with(Role::input).empty());
    QCOMPARE(keeper.table().columns_with(Role::input), (std::vector<Index>{3}));
    QVERIFY(keeper.table().table == taken.table);
    QVERIFY(taken.table->columns_with(Role::input).empty());
    QVERIFY(changed.isEmpty());
    keeper.history().undo();
    QCOMPARE(changed.size(), 1);
    QVERIFY(keeper.table().columns == taken.columns);
    QVERIFY(keeper.table().table == taken.table);
    keeper.history().redo();
    QVERIFY(keeper.table().columns == edited);
  }

  void the_same_columns_again_are_no_change_and_properties_are_told_apart() {
    TableHistory keeper;
    keeper.open(table(0.0));
    QSignalSpy roles(&keeper, &TableHistory::rolesChanged);
    QSignalSpy properties(&keeper, &TableHistory::propertiesChanged);
    std::vector<Column> columns = keeper.table().columns;
    keeper.setColumns(columns, QStringLiteral("nothing"));
    QVERIFY(!keeper.history().canUndo());
    columns[1].unit = "nm";
    keeper.setColumns(columns, QStringLiteral("units"));
    QCOMPARE(properties.size(), 1);
    QVERIFY(roles.isEmpty());
    QCOMPARE(keeper.history().undoText(), QStringLiteral("units"));
    keeper.setTruth(table(1.0));
    keeper.setTruthColumns(withInput(keeper.truth(), 0));
    QCOMPARE(roles.size(), 1);
    QCOMPARE(keeper.history().count(), 1);  // of the other table, nothing is undone
  }

  /// A step is undone to the roles that were given before it.
  void steps_and_roles_are_undone_in_their_order() {
    TableHistory keeper;
    keeper.open(table(0.0));
    keeper.setColumns(withInput(keeper.table(), 1), QStringLiteral("roles"));
    keeper.change(table(1.0), QStringLiteral("step"));
    keeper.setColumns(withInput(keeper.table(), 2), QStringLiteral("roles"));
    QCOMPARE(keeper.held(), QStringLiteral("Undo keeps 1 other table: 80 kB."));
    keeper.history().undo();
    QVERIFY(keeper.table().columns_with(Role::input).empty());
    QCOMPARE(shown(keeper), 1.0);
    keeper.history().undo();
    QCOMPARE(shown(keeper), 0.0);
    QCOMPARE(keeper.table().columns_with(Role::input), (std::vector<Index>{1}));
    keeper.history().undo();
    QVERIFY(keeper.table().columns_with(Role::input).empty());
  }
};

QTEST_GUILESS_MAIN(TestTableHistory)
#include "tst_table_history.moc"

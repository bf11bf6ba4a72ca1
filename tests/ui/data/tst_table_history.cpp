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
  static std::shared_ptr<Dataset> table(double value) {
    auto made = std::make_shared<Dataset>();
    made->values = Matrix::Constant(1000, 10, value);
    made->columns.resize(10);
    for (std::size_t at = 0; at < made->columns.size(); ++at) {
      made->columns[at].name = "x" + std::to_string(at);
    }
    return made;
  }
  static double shown(const TableHistory& keeper) { return keeper.table()->values(0, 0); }

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
    std::weak_ptr<Dataset> oldest = keeper.table();
    for (int step = 1; step <= 4; ++step) {
      keeper.change(table(step), QStringLiteral("step %1").arg(step));
      QCOMPARE(shown(keeper), static_cast<double>(step));
    }
    QVERIFY(oldest.expired());
    QCOMPARE(keeper.held(),
             QStringLiteral("Undo keeps 2 other tables: 160 kB. The first 2 changes can no longer "
                            "be undone: the tables kept for it would take more than 170 kB."));
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
    QVERIFY(keeper.held().startsWith(QStringLiteral("The first change can no longer be undone")));
  }

  /// Roles change in place: they hold no other table.
  void changes_of_roles_take_no_room() {
    TableHistory keeper;
    keeper.setLimit(0.0);
    keeper.open(table(0.0));
    keeper.table()->columns.front().roles = RoleSet().with(Role::input);
    keeper.noteChoices(QStringLiteral("roles"));
    QVERIFY(keeper.history().canUndo());
    QVERIFY(keeper.held().isEmpty());
    keeper.history().undo();
    QVERIFY(!keeper.table()->columns.front().roles.has(Role::input));
  }
};

QTEST_GUILESS_MAIN(TestTableHistory)
#include "tst_table_history.moc"

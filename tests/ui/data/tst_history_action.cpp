// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QUndoCommand>
#include <QUndoStack>
#include <QtTest>

#include "tests/support/german.h"
#include "ui/data/history_action.h"
#include "ui/settings/language.h"

using namespace steelyard;
using namespace steelyard::ui;

/// Undo and redo, as the menu and a button show them.
class TestHistoryAction : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void cleanup() { tests::forget_language(); }

  void says_which_change_it_is_about_and_does_it() {
    QUndoStack history;
    HistoryAction undo(history, HistoryAction::Way::undo);
    HistoryAction redo(history, HistoryAction::Way::redo);
    QCOMPARE(undo.text(), QStringLiteral("&Undo"));
    QVERIFY(!undo.isEnabled() && !redo.isEnabled());
    history.push(new QUndoCommand(QStringLiteral("roles")));
    QCOMPARE(undo.text(), QStringLiteral("&Undo roles"));
    QCOMPARE(undo.iconText(), QStringLiteral("Undo roles"));
    QCOMPARE(redo.text(), QStringLiteral("&Redo"));
    QVERIFY(undo.isEnabled() && !redo.isEnabled());
    undo.trigger();
    QCOMPARE(history.index(), 0);
    QCOMPARE(undo.text(), QStringLiteral("&Undo"));
    QCOMPARE(redo.text(), QStringLiteral("&Redo roles"));
    QVERIFY(!undo.isEnabled() && redo.isEnabled());
    redo.trigger();
    QCOMPARE(history.index(), 1);
  }

  void german_begins_with_the_change() {
    if (!tests::german_is_built()) {
      QSKIP("built without the German translation: there was no lrelease");
    }
    QVERIFY(speak(*QCoreApplication::instance(), LanguageChoice::german));
    QUndoStack history;
    HistoryAction undo(history, HistoryAction::Way::undo);
    HistoryAction redo(history, HistoryAction::Way::redo);
    history.push(new QUndoCommand(QStringLiteral("Rollen")));
    QCOMPARE(undo.text().remove('&'), QStringLiteral("Rollen rückgängig machen"));
    undo.trigger();
    QCOMPARE(redo.text().remove('&'), QStringLiteral("Rollen wiederherstellen"));
    QCOMPARE(undo.text().remove('&'), QStringLiteral("Rückgängig"));
  }
};

QTEST_MAIN(TestHistoryAction)
#include "tst_history_action.moc"

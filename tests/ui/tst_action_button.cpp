// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAction>
#include <QMenu>
#include <QSignalSpy>
#include <QtTest>

#include "ui/action_button.h"
#include "ui/offer_action.h"

using namespace steelyard::ui;

class TestActionButton : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void it_has_the_short_text_and_the_menu_the_long_one() {
    QAction action(QStringLiteral("&Pause or continue"));
    action.setIconText(QStringLiteral("Pa&use"));
    const ActionButton button(action);
    QCOMPARE(button.text(), QStringLiteral("Pa&use"));
    action.setIconText(QStringLiteral("&Continue"));
    QCOMPARE(button.text(), QStringLiteral("&Continue"));
    QCOMPARE(action.text(), QStringLiteral("&Pause or continue"));
  }

  void a_click_and_its_key_trigger_once_each() {
    QAction action(QStringLiteral("Go"));
    action.setShortcut(QKeySequence(QStringLiteral("Ctrl+G")));
    QWidget window;
    auto* const button = new ActionButton(action, &window);
    QMenu menu(&window);
    menu.addAction(&action);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const QSignalSpy triggered(&action, &QAction::triggered);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(triggered.size(), 1);
    QTest::keyClick(&window, Qt::Key_G, Qt::ControlModifier);
    QCOMPARE(triggered.size(), 2);
    action.setEnabled(false);
    button->click();
    QTest::keyClick(&window, Qt::Key_G, Qt::ControlModifier);
    QCOMPARE(triggered.size(), 2);
  }

  void it_is_grey_while_the_action_is_and_gives_its_reason() {
    QAction action(QStringLiteral("&Go"));
    const ActionButton button(action);
    QVERIFY(button.isEnabled());
    offerAction(action, false, QStringLiteral("No column is an input"));
    QVERIFY(!action.isEnabled() && !button.isEnabled());
    QCOMPARE(action.toolTip(), QStringLiteral("No column is an input"));
    QCOMPARE(button.toolTip(), action.toolTip());
    offerAction(action, true, QStringLiteral("not said"), QStringLiteral("By one step"));
    QVERIFY(action.isEnabled() && button.isEnabled());
    QCOMPARE(button.toolTip(), QStringLiteral("By one step"));
  }

  /// What the button shows already is no tool tip.
  void without_a_tip_of_the_action_it_has_none() {
    QAction action(QStringLiteral("&Export the selection..."));
    const ActionButton button(action);
    QCOMPARE(button.toolTip(), QString());
    offerAction(action, true, {});
    QCOMPARE(button.toolTip(), QString());
  }

  void a_reason_that_looks_like_html_is_shown_as_it_is() {
    QAction action(QStringLiteral("Go"));
    const ActionButton button(action);
    offerAction(action, false, QStringLiteral("<b>x</b> is no number"));
    QCOMPARE(button.toolTip(), action.toolTip());
    QVERIFY2(button.toolTip().contains("&lt;b&gt;x"), qPrintable(button.toolTip()));
    QVERIFY(!button.toolTip().contains("&amp;"));
  }
};

QTEST_MAIN(TestActionButton)
#include "tst_action_button.moc"

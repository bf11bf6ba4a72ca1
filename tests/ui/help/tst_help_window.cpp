// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QMenuBar>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTreeWidget>
#include <QtTest>

#include "tests/support/methods_from_dii.h"
#include "ui/help/help_focus.h"
#include "ui/help/help_menu.h"
#include "ui/help/help_pages.h"
#include "ui/help/help_window.h"
#include "ui/main_window.h"
#include "ui/method/method_panel.h"
#include "ui/method/parameter_editor.h"
#include "ui/method/parameter_form.h"

using namespace steelyard;
using namespace steelyard::ui;

class TestHelpWindow : public QObject {
  Q_OBJECT

  MethodRegistry methods_ = tests::methods_from_dii();

  static QStringList listed(const HelpWindow& help) {
    QStringList titles;
    const auto* tree = help.findChild<QTreeWidget*>();
    for (QTreeWidgetItemIterator it(const_cast<QTreeWidget*>(tree)); *it != nullptr; ++it) {
      const bool shown = !(*it)->isHidden();
      if (shown && (*it)->data(0, Qt::UserRole).isValid()) {
        titles.append((*it)->text(0));
      }
    }
    return titles;
  }

 private Q_SLOTS:
  void pages_are_listed_opened_and_gone_back_to() {
    HelpWindow help;
    help.setPages(helpPages(methods_, {{"weights", "Weights", "What they say."}}));
    QVERIFY(listed(help).contains("Differentiable Information Imbalance"));
    QVERIFY(listed(help).contains("Weights") && listed(help).contains("Glossary"));
    help.openPage("method/dii#epochs");
    QCOMPARE(help.place(), QString("method/dii#epochs"));
    QVERIFY(help.browser()->toPlainText().startsWith("Differentiable Information Imbalance"));
    QVERIFY(help.windowTitle().startsWith("Differentiable Information Imbalance"));
    help.openPage("card/weights");
    QVERIFY(help.browser()->toPlainText().contains("What they say."));
    help.browser()->backward();
    QCOMPARE(help.place(), QString("method/dii#epochs"));
    help.openPage("no/such/page");
    QCOMPARE(help.place(), QString("first-steps"));
  }

  void what_is_shown_stays_when_pages_are_made_again() {
    HelpWindow help;
    help.setPages(helpPages(methods_, {}));
    help.openPage("glossary");
    help.setPages(helpPages(methods_, {}));
    QCOMPARE(help.place(), QString("glossary"));
    QVERIFY(help.browser()->toPlainText().startsWith("Glossary"));
  }

  void a_search_lists_the_pages_that_have_the_words() {
    HelpWindow help;
    help.setPages(helpPages(methods_, {}));
    help.openPage("first-steps");
    auto* search = help.findChild<QLineEdit*>();
    QTest::keyClicks(search, "boruta");
    QCOMPARE(listed(help), QStringList{"Shadow features (Boruta)"});
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(help.place(), QString("method/shadow-features"));
    QCOMPARE(help.browser()->textCursor().selectedText().toLower(), QString("boruta"));
    search->clear();
    QVERIFY(listed(help).contains("Glossary"));
  }

  void bibtex_is_copied_by_its_link() {
    HelpWindow help;
    help.setPages(helpPages(methods_, {}));
    help.openPage("method/relief");
    const auto isCopied = [] {
      return QGuiApplication::clipboard()->text().startsWith("@misc{kononenko1994");
    };
    QGuiApplication::clipboard()->clear();
    help.show();
    QVERIFY(QTest::qWaitForWindowExposed(&help));
    QTextCursor link;
    QTextCursor found = help.browser()->document()->find("Copy");
    while (!found.isNull()) {  // the last of the page is that of the citation
      link = found.charFormat().isAnchor() ? found : link;
      found = help.browser()->document()->find("Copy", found);
    }
    QVERIFY(!link.isNull());
    help.browser()->setTextCursor(link);
    help.browser()->setFocus();
    QTest::keyClick(help.browser(), Qt::Key_Return);
    QVERIFY(isCopied());
    QVERIFY(QGuiApplication::clipboard()->text().contains("10.1016/j.jbi.2018.07.015"));
  }

  void f1_opens_the_page_of_what_has_the_focus() {
    MainWindow window(methods_);
    const auto* menu = window.findChild<HelpMenu*>();
    QVERIFY(menu != nullptr);
    window.methodPanel().setMethod("mlkr", methods_.find("mlkr").schema().defaults());
    QCOMPARE(helpPlaceOf(&window.methodPanel()), QString("method/mlkr"));
    const ParameterEditor* editor = window.methodPanel().form().editor("iterations");
    QCOMPARE(helpPlaceOf(editor->field()), QString("method/mlkr#iterations"));
    QCOMPARE(helpPlaceOf(&window), QString("first-steps"));
    QCOMPARE(helpPlaceOf(nullptr), QString());
    QWidget card(&window);
    card.setProperty(helpPageProperty, "card/weights");
    QWidget inside(&card);
    QCOMPARE(helpPlaceOf(&inside), QString("card/weights"));
    window.findChild<HelpMenu*>()->openForFocus();
    QVERIFY(menu->helpWindow()->isVisible());
  }

  void the_menu_opens_each_page() {
    MainWindow window(methods_);
    auto* menu = window.findChild<HelpMenu*>();
    for (const auto& method : methods_.all()) {
      const QString place = "method/" + QString::fromStdString(method->info().id);
      menu->open(place);
      QCOMPARE(menu->helpWindow()->place(), place);
    }
    for (const char* place : {"first-steps", "studies", "glossary", "shortcuts", "about"}) {
      menu->open(place);
      QCOMPARE(menu->helpWindow()->place(), QString(place));
    }
    menu->open("shortcuts");
    QVERIFY(menu->helpWindow()->browser()->toPlainText().contains("Ctrl+R"));
    menu->open("about");
    const QString about = menu->helpWindow()->browser()->toPlainText();
    QVERIFY(about.contains("GPL-3.0-or-later") && about.contains("Eigen"));
  }

  void what_is_this_answers_with_the_tool_tip() {
    WhatsThisFromToolTip answers;
    QWidget widget;
    const auto answered = [&](QEvent::Type type) {
      QHelpEvent event(type, {}, {});
      event.ignore();
      return static_cast<QObject&>(answers).eventFilter(&widget, &event);
    };
    QVERIFY(!answered(QEvent::QueryWhatsThis));
    widget.setToolTip("What it is");
    QVERIFY(answered(QEvent::QueryWhatsThis));
    QVERIFY(!answered(QEvent::ToolTip));
    widget.setWhatsThis("More");
    QVERIFY(!answered(QEvent::QueryWhatsThis));
  }
};

QTEST_MAIN(TestHelpWindow)
#include "tst_help_window.moc"

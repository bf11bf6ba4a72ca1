// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QApplication>
#include <QLabel>
#include <QTextBrowser>
#include <QTranslator>
#include <QtTest>
#include <algorithm>

#include "core/methods/registry.h"
#include "core/report/glossary.h"
#include "tests/support/german.h"
#include "ui/glossary_line.h"
#include "ui/glossary_link.h"
#include "ui/glossary_text.h"
#include "ui/help/help_pages.h"
#include "ui/help/help_window.h"
#include "ui/settings/language.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

QStringList termsOf(const HelpPage& page) {
  QStringList terms;
  for (const HelpEntry& entry : page.sections.front().entries) {
    terms << QString::fromStdString(entry.term);
  }
  return terms;
}

/// Asks a translation for texts and gathers those that it does not know.
class Asker {
 public:
  explicit Asker(const QTranslator& translator) : translator_(translator) {}

  void ask(const std::string& text, const std::string& of) {
    if (!text.empty() && translator_.translate("Glossary", text.c_str(), of.c_str()).isEmpty()) {
      missing_ << QString::fromStdString(of + ": " + text);
    }
  }
  void ask(const HelpPage& page) {
    ask(page.title, page.id);
    ask(page.summary, page.id);
    for (const HelpSection& section : page.sections) {
      ask(section.title, page.id);
      for (const std::string& paragraph : section.paragraphs) {
        ask(paragraph, page.id);
      }
      for (const HelpEntry& entry : section.entries) {
        ask(entry.term, entry.anchor);
        for (const std::string& line : entry.lines) {
          ask(line, entry.anchor);
        }
      }
    }
  }
  [[nodiscard]] QString missing() const { return missing_.join(QLatin1Char('\n')); }

 private:
  const QTranslator& translator_;
  QStringList missing_;
};

}  // namespace

/// The glossary and the first steps in the language of the window.
class TestGlossaryText : public QObject {
  Q_OBJECT

  const MethodRegistry registry_ = builtin_methods();

 private Q_SLOTS:
  void cleanup() { tests::forget_language(); }

  void without_a_translation_it_is_the_english_of_core() {
    QCOMPARE(termsOf(glossaryPage()), termsOf(glossary_page()));
    QCOMPARE(words_in(glossaryPage()), words_in(glossary_page()));
    QCOMPARE(words_in(firstStepsPage()), words_in(first_steps_page()));
  }

  void each_term_is_there_in_german() {
    if (!tests::german_is_built()) {
      QSKIP("built without the German translation: there was no lrelease");
    }
    QTranslator german;
    QVERIFY(german.load(":/translations/steelyard_de.qm"));
    Asker asker(german);
    asker.ask(glossary_page());
    asker.ask(first_steps_page());
    QVERIFY2(asker.missing().isEmpty(), qPrintable(asker.missing()));
    asker.ask("No such term", "weight");
    QVERIFY(!asker.missing().isEmpty());
  }

  void a_german_window_explains_a_word_in_german() {
    if (!tests::german_is_built()) {
      QSKIP("built without the German translation: there was no lrelease");
    }
    QVERIFY(speak(*QCoreApplication::instance(), LanguageChoice::german));
    const QString line = glossaryLine("weight");
    QVERIFY2(line.startsWith("Gewicht: Der Faktor, mit dem eine Spalte"), qPrintable(line));
    GlossaryLink link("ground-truth", "Zielgröße");
    QVERIFY(link.toolTip().contains("Zielgröße: Die Spalten von Zahlen, die"));
    link.show();
    QVERIFY(QTest::qWaitForWindowExposed(&link));
    QTest::mouseClick(&link, Qt::LeftButton);
    QWidget* const popup = QApplication::activePopupWidget();
    QVERIFY(popup != nullptr);
    QCOMPARE(popup->accessibleName(), QStringLiteral("Zielgröße"));
    popup->close();
  }

  void the_help_of_a_german_window_has_it_in_german_and_in_its_order() {
    if (!tests::german_is_built()) {
      QSKIP("built without the German translation: there was no lrelease");
    }
    QVERIFY(speak(*QCoreApplication::instance(), LanguageChoice::german));
    const QStringList terms = termsOf(glossaryPage());
    QCOMPARE(terms.size(), termsOf(glossary_page()).size());
    QVERIFY(terms.indexOf("Abbildung") == 0);
    QVERIFY(terms.indexOf(QStringLiteral("\u00dcberlappung")) < terms.indexOf("Vergleichsbasis"));
    HelpWindow help;
    help.setPages(helpPages(registry_, {}));
    help.openPage("glossary#means-error");
    QVERIFY(help.browser()->toPlainText().startsWith("Glossar"));
    QVERIFY(help.browser()->toPlainText().contains("Fehler des Mittelwerts"));
    help.openPage("first-steps");
    QVERIFY(help.browser()->toPlainText().startsWith("Erste Schritte"));
  }
};

QTEST_MAIN(TestGlossaryText)
#include "tst_glossary_text.moc"

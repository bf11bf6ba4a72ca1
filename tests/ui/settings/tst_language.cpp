// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAction>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

#include "core/data/generators.h"
#include "core/methods/registry.h"
#include "tests/support/german.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/driven_window.h"
#include "ui/data/data_panel.h"
#include "ui/main_window.h"
#include "ui/method/method_panel.h"
#include "ui/results/answer_maker.h"
#include "ui/results/answer_panel.h"
#include "ui/results/result_panel.h"
#include "ui/run/run_bar.h"
#include "ui/session/question.h"
#include "ui/settings/kept_settings.h"
#include "ui/settings/language.h"
#include "ui/style/notice.h"

using namespace steelyard;
using namespace steelyard::ui;

/// The language of the window.
class TestLanguage : public QObject {
  Q_OBJECT

  const MethodRegistry registry_ = tests::methods_from_dii();

  /// A language, and what a person reads in it.
  static void languagesWith(const char* english, const char* german) {
    QTest::addColumn<LanguageChoice>("language");
    QTest::addColumn<QString>("words");
    QTest::newRow("English") << LanguageChoice::english << QString::fromUtf8(english);
    QTest::newRow("German") << LanguageChoice::german << QString::fromUtf8(german);
  }

  /// An entry of the menus of a window.
  static QAction* entry(const MainWindow& window, const QString& text) {
    for (QAction* each : window.menuBar()->findChildren<QAction*>()) {
      if (each->text().remove('&') == text) {
        return each;
      }
    }
    return nullptr;
  }

 private Q_SLOTS:
  void cleanup() {
    tests::forget_language();
    keptSettings().remove("look/language");
  }

  void the_system_decides_until_a_person_does() {
    QCOMPARE(keptLanguage(), LanguageChoice::system);
    const auto spoken = [](const QStringList& wanted) {
      return spokenLanguage(LanguageChoice::system, wanted);
    };
    QCOMPARE(spoken({"de-AT", "en-US"}), LanguageChoice::german);
    QCOMPARE(spoken({"fr-FR", "de-DE", "en"}), LanguageChoice::german);
    QCOMPARE(spoken({"en-GB", "de-DE"}), LanguageChoice::english);
    QCOMPARE(spoken({"C"}), LanguageChoice::english);
    QCOMPARE(spoken({"ar-EG"}), LanguageChoice::english);
    QCOMPARE(spokenLanguage(LanguageChoice::english, {"de-DE"}), LanguageChoice::english);
    QCOMPARE(spokenLanguage(LanguageChoice::german, {"en-US"}), LanguageChoice::german);
  }

  void a_choice_in_the_menu_is_kept() {
    for (const auto& [text, choice] : {std::pair{"Deutsch", LanguageChoice::german},
                                       std::pair{"English", LanguageChoice::english}}) {
      MainWindow window(registry_);
      QAction* const chosen = entry(window, text);
      QVERIFY(chosen != nullptr);
      QVERIFY(!chosen->isChecked());
      chosen->trigger();
      QCOMPARE(keptLanguage(), choice);
      const MainWindow next(registry_);
      QVERIFY(entry(next, text)->isChecked());
    }
  }

  void the_window_is_english_without_a_translation() {
    QVERIFY(speak(*QCoreApplication::instance(), LanguageChoice::english));
    MainWindow window(registry_);
    QCOMPARE(window.runBar().runButton()->text(), QStringLiteral("R&un"));
  }

  /// One text of each kind of context: of a class with Q_OBJECT, of a base class of Qt, and of a
  /// class that only declares its functions.
  void the_window_is_german_with_its_translation() {
    if (!tests::german_is_built()) {
      QSKIP("built without the German translation: there was no lrelease");
    }
    QVERIFY(speak(*QCoreApplication::instance(), LanguageChoice::german));
    MainWindow window(registry_);
    const QString run = window.runBar().runButton()->text();
    QVERIFY(!run.isEmpty());
    QVERIFY2(run != "R&un", qPrintable(run));
    QVERIFY(entry(window, "Theme") == nullptr);
    QVERIFY(QCoreApplication::translate("WeightsView", "Learned weights") != "Learned weights");
  }

  void the_answer_of_a_run_speaks_the_language_of_the_window_data() {
    languagesWith("of 10 columns", "von 10 Spalten");
  }
  void the_answer_of_a_run_speaks_the_language_of_the_window() {
    QFETCH(LanguageChoice, language);
    QFETCH(QString, words);
    if (language == LanguageChoice::german && !tests::german_is_built()) {
      QSKIP("built without the German translation: there was no lrelease");
    }
    QVERIFY(speak(*QCoreApplication::instance(), language));
    MainWindow window(registry_);
    window.show();
    window.dataPanel().setDataset(open_generator("generator:ten-gaussians?samples=120&seed=1"));
    window.methodPanel().setMethod("f-test", registry_.find("f-test").schema().defaults());
    window.question().settle();
    QVERIFY(tests::runsToTheEnd(window));
    window.answers().finish();
    const QString shown = window.results().findChild<QLabel*>("answer")->text();
    QVERIFY2(shown.contains(words), qPrintable(shown));
    const QString spoken = window.results().answerPanel().accessibleName();
    QVERIFY2(spoken.contains(words), qPrintable(spoken));
  }

  void what_is_wrong_with_a_file_is_said_in_the_language_of_the_window_data() {
    languagesWith(
        "the row has 1 cell where line 1 has 2. Accepted: 2 cells in every row",
        "die Zeile hat 1 Zelle, aber Zeile 1 hat 2. Zul\u00e4ssig: 2 Zellen in jeder Zeile");
  }
  void what_is_wrong_with_a_file_is_said_in_the_language_of_the_window() {
    QFETCH(LanguageChoice, language);
    QFETCH(QString, words);
    if (language == LanguageChoice::german && !tests::german_is_built()) {
      QSKIP("built without the German translation: there was no lrelease");
    }
    QVERIFY(speak(*QCoreApplication::instance(), language));
    const QTemporaryDir folder;
    QFile file(folder.filePath("ragged.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("a,b\n1,2\n3\n") > 0);
    file.close();
    TableHistory tables;
    DataPanel panel(tables);
    panel.show();
    panel.loadFile(file.fileName(), {Dialect{}, {}});
    const auto* const error = panel.findChild<Notice*>("error");
    QTRY_VERIFY(!error->text().isEmpty());
    QVERIFY2(error->text().contains(words), qPrintable(error->text()));
  }
};

QTEST_MAIN(TestLanguage)
#include "tst_language.moc"

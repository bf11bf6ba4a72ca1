// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAction>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTranslator>
#include <QtTest>

#include "core/methods/registry.h"
#include "ui/main_window.h"
#include "ui/run/run_bar.h"
#include "ui/settings/kept_settings.h"
#include "ui/settings/language.h"

using namespace steelyard;
using namespace steelyard::ui;

/// The language of the window.
class TestLanguage : public QObject {
  Q_OBJECT

  const MethodRegistry registry_ = builtin_methods();

  static bool germanWasBuilt() { return QFile::exists(":/translations/steelyard_de.qm"); }

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
    // Those that speak() has installed belong to the application.
    qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>());
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
    if (!germanWasBuilt()) {
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
};

QTEST_MAIN(TestLanguage)
#include "tst_language.moc"

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QMenu>
#include <QTranslator>
#include <algorithm>
#include <array>

#include "ui/choice_menu.h"
#include "ui/settings/kept_settings.h"

namespace steelyard::ui {
namespace {

constexpr std::array<const char*, 3> languageNames{"system", "en", "de"};

void keepLanguage(LanguageChoice choice) {
  keptSettings().setValue(QStringLiteral("look/language"),
                          QString::fromLatin1(languageNames.at(static_cast<std::size_t>(choice))));
}

bool installTranslation(QCoreApplication& application, const QString& name, const QString& folder) {
  auto* const translator = new QTranslator(&application);
  return translator->load(name, folder) && QCoreApplication::installTranslator(translator);
}

}  // namespace

LanguageChoice keptLanguage() {
  const QString kept = keptSettings().value(QStringLiteral("look/language")).toString();
  const auto* const found = std::find(languageNames.begin(), languageNames.end(), kept);
  return found == languageNames.end() ? LanguageChoice::system
                                      : static_cast<LanguageChoice>(found - languageNames.begin());
}

LanguageChoice spokenLanguage(LanguageChoice choice, const QStringList& wanted) {
  if (choice != LanguageChoice::system) {
    return choice;
  }
  // Not QTranslator::load with the locale: English has no file, so whoever wants English before
  // German would get German.
  for (const QString& name : wanted) {
    const QLocale::Language language = QLocale(name).language();
    if (language == QLocale::German || language == QLocale::English) {
      return language == QLocale::German ? LanguageChoice::german : LanguageChoice::english;
    }
  }
  return LanguageChoice::english;
}

bool speak(QCoreApplication& application, LanguageChoice language) {
  if (language != LanguageChoice::german) {
    return true;
  }
  if (!installTranslation(application, QStringLiteral("steelyard_de"),
                          QStringLiteral(":/translations"))) {
    return false;
  }
  // "Cancel", and the file dialogs. Without it, they stay English.
  installTranslation(application, QStringLiteral("qtbase_de"),
                     QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  return true;
}

void speakKeptLanguage(QCoreApplication& application) {
  speak(application, spokenLanguage(keptLanguage(), QLocale::system().uiLanguages()));
}

void addLanguageMenu(QMenu& menu) {
  // Each language in its own words, so that everybody finds the way back.
  QMenu* const languages =
      addChoiceMenu<LanguageChoice>(menu, QMenu::tr("Lan&guage"),
                                    {{QMenu::tr("As the &system"), LanguageChoice::system},
                                     {QStringLiteral("&English"), LanguageChoice::english},
                                     {QStringLiteral("&Deutsch"), LanguageChoice::german}},
                                    keptLanguage(), keepLanguage);
  languages->addSeparator();
  languages->addAction(QMenu::tr("Takes effect at the next start"))->setEnabled(false);
}

}  // namespace steelyard::ui

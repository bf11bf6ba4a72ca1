// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

class QCoreApplication;
class QMenu;

namespace steelyard::ui {

/// In which language the window speaks. The choice is kept from one start of the program to the
/// next. How numbers are written does not depend on it.
enum class LanguageChoice { system, english, german };

[[nodiscard]] LanguageChoice keptLanguage();
/// Which language a choice means, English or German. Nothing else is spoken.
/// \param wanted  the languages of the system, the preferred one first, as QLocale::uiLanguages
///   gives them
[[nodiscard]] LanguageChoice spokenLanguage(LanguageChoice choice, const QStringList& wanted);
/// From now on, the application translates what tr() marks. English needs no translation, and it is
/// what remains where the program was built without the German one.
/// \return whether it speaks this language
bool speak(QCoreApplication& application, LanguageChoice language);
/// As the user left it. For the start of the program, before the first window.
void speakKeptLanguage(QCoreApplication& application);
/// Adds "Language", with an entry for each choice. A choice is kept for the next start: words that
/// are shown already would stay.
void addLanguageMenu(QMenu& menu);

}  // namespace steelyard::ui

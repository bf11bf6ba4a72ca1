// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shown_language.h"

#include <QCoreApplication>
#include <QLocale>

namespace steelyard::ui {

QString shownLanguage() {
  // Asked of the translation itself, so that all texts of a window are of the same language.
  return QCoreApplication::translate("Language", "en", "the code of your language, such as de");
}

QString shownMoment(const QDateTime& moment) {
  const QString pattern =
      QCoreApplication::translate("Language", "d MMMM yyyy, hh:mm",
                                  "a pattern of Qt for a day and a time, such as d. MMMM yyyy");
  return QLocale(shownLanguage()).toString(moment.toLocalTime(), pattern);
}

}  // namespace steelyard::ui

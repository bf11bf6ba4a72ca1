// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/number_text.h"

#include <QLocale>

namespace steelyard::ui {

QString numberText(double value) { return QLocale::c().toString(value, 'g', 6); }

QString wholeNumberText(qlonglong value) {
  constexpr QChar narrowSpace(0x202F);  // where no line is broken
  const QLocale locale;
  QString text = locale.toString(value);
  if (locale.groupSeparator() == QLatin1String(".")) {
    text.replace(QLatin1Char('.'), narrowSpace);
  }
  return text;
}

QString exactNumberText(double value) {
  return QLocale::c().toString(value, 'g', QLocale::FloatingPointShortest);
}

}  // namespace steelyard::ui

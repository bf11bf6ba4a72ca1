// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/number_text.h"

#include <QLocale>
#include <QRegularExpression>

namespace steelyard::ui {

QString numberText(double value) {
  constexpr int usual = 6;
  return numberText(value, usual);
}

QString numberText(double value, int digits) { return QLocale::c().toString(value, 'g', digits); }

QString fixedText(double value, int decimals) {
  return QLocale::c().toString(value, 'f', decimals);
}

QString measuredText(double value, double error) {
  constexpr int digits = 4;
  constexpr int digitsOfError = 2;
  return QStringLiteral("%1 \u00b1 %2")
      .arg(numberText(value, digits), numberText(error, digitsOfError));
}

QString digitsText(qlonglong value) { return QString::number(value); }

QString wholeNumberText(qlonglong value) {
  constexpr QChar narrowSpace(0x202F);  // where no line is broken
  const QLocale locale;
  QString text = locale.toString(value);
  if (locale.groupSeparator() == QLatin1String(".")) {
    text.replace(QLatin1Char('.'), narrowSpace);
  }
  return text;
}

QString withDecimalPoint(const QString& typed) {
  static const QRegularExpression grouped(QStringLiteral("^[+-]?[1-9]\\d{0,2},\\d{3}$"));
  const QString trimmed = typed.trimmed();
  QString pointed = trimmed;
  pointed.replace(QLatin1Char(','), QLatin1Char('.'));
  bool isNumber = false;
  static_cast<void>(QLocale::c().toDouble(pointed, &isNumber));  // of two points it is none
  return isNumber && !grouped.match(trimmed).hasMatch() ? pointed : typed;
}

QString exactNumberText(double value) {
  return QLocale::c().toString(value, 'g', QLocale::FloatingPointShortest);
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/number_text.h"

#include <QLocale>

namespace steelyard::ui {

QString numberText(double value) { return QLocale::c().toString(value, 'g', 6); }

QString exactNumberText(double value) {
  return QLocale::c().toString(value, 'g', QLocale::FloatingPointShortest);
}

}  // namespace steelyard::ui

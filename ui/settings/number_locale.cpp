// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/number_locale.h"

namespace steelyard::ui {

QLocale numberLocale(const QLocale& system) {
  return system.zeroDigit() == QStringLiteral("0") ? system
                                                   : QLocale(QLocale::English, system.territory());
}

}  // namespace steelyard::ui

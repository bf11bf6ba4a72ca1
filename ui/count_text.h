// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLocale>

namespace steelyard::ui {

/// "1,234", as the user's language writes it.
template <typename Count>
[[nodiscard]] QString countText(Count count) {
  return QLocale().toString(static_cast<qlonglong>(count));
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include "ui/number_text.h"

namespace steelyard::ui {

/// "1,234"; see wholeNumberText().
template <typename Count>
[[nodiscard]] QString countText(Count count) {
  return wholeNumberText(static_cast<qlonglong>(count));
}

/// "1 column", "1,234 columns".
/// \param one, many  with %1 where the number stands
template <typename Count>
[[nodiscard]] QString countText(Count count, const QString& one, const QString& many) {
  return (static_cast<qlonglong>(count) == 1 ? one : many).arg(countText(count));
}

}  // namespace steelyard::ui

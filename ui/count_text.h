// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <algorithm>
#include <limits>

#include "ui/number_text.h"

namespace steelyard::ui {

/// "1,234"; see wholeNumberText().
template <typename Count>
[[nodiscard]] QString countText(Count count) {
  return wholeNumberText(static_cast<qlonglong>(count));
}

/// A count as the third argument of tr(), by which a translation chooses among its plural forms.
template <typename Count>
[[nodiscard]] int howMany(Count count) {
  constexpr qlonglong most = std::numeric_limits<int>::max();
  return static_cast<int>(std::clamp(static_cast<qlonglong>(count), qlonglong{0}, most));
}

/// "1 column", "1,234 columns":
///
///     countText(n, tr("%1 column"), tr("%1 columns", nullptr, howMany(n)))
///
/// English has one text for 1 and one for the rest. A translation has as many plural forms of the
/// second as its language needs. It never has %n, which would put the number in without groups.
/// \param one, many  with %1 where the number stands
template <typename Count>
[[nodiscard]] QString countText(Count count, const QString& one, const QString& many) {
  return (static_cast<qlonglong>(count) == 1 ? one : many).arg(countText(count));
}

}  // namespace steelyard::ui

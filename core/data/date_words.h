// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace steelyard {

/// The month that a word names, in full or in short, in English, German, French, Spanish or
/// Italian.
/// \param word  in lower case, in UTF-8: "jan", "january", "mai"
/// \return 1 .. 12, or 0 if it is no month
[[nodiscard]] int month_named(std::string_view word);

/// All words for which month_named() knows a month.
[[nodiscard]] std::vector<std::string> words_for_months();

/// Whether a word names a day of the week, in the same languages.
[[nodiscard]] bool is_week_day(std::string_view word);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

namespace steelyard {

/// Which month a word names, in English, German, French, Spanish or Italian, or short for it: 1 ..
/// 12 of "jan", "january", "mai"; 0: no month. \param word  in lower case, in UTF-8
[[nodiscard]] int month_named(std::string_view word);

/// Whether a word names a day of the week, in the same languages.
[[nodiscard]] bool is_week_day(std::string_view word);

}  // namespace steelyard

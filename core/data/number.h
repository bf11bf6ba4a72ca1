// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

namespace steelyard {

enum class NumberKind { number, missing, infinite, text };

struct ParsedNumber {
  NumberKind kind = NumberKind::text;
  double value = 0.0;  ///< of a number; NaN where missing
};

/// Reads one number by std::from_chars; the whole text must be the number. A leading '+' is
/// accepted. Missing: empty, NA, NaN, ? in any case. Infinite: inf, infinity, or beyond the largest
/// double.
[[nodiscard]] ParsedNumber parse_number(std::string_view text, char decimal_mark);

/// Whether a whole number is too long for a double, which would make it equal to its neighbours:
/// 1582218195625938945. A large number that was rounded, so that it ends in zeros, loses nothing.
/// \param text  digits with or without a sign; anything else loses nothing
[[nodiscard]] bool loses_digits(std::string_view text);

}  // namespace steelyard

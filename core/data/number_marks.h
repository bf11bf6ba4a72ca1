// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace steelyard {

/// Which mark begins the decimals of all numbers of a table, and which one stands between their
/// thousands.
struct NumberMarks {
  char decimal = '.';     ///< '.' or ','
  char thousands = '\0';  ///< ',' '.' ' ' '\'' or 0 for none
  friend bool operator==(const NumberMarks&, const NumberMarks&) = default;
};

/// The other one of '.' and ','.
[[nodiscard]] constexpr char other_mark(char mark) { return mark == '.' ? ',' : '.'; }

/// Guesses the marks from cells. No mark gets two meanings.
/// - A mark that is not followed by exactly three digits begins decimals: "1,5", "0,123".
/// - A mark that stands twice in a number, or before the other mark, stands between thousands.
/// - Where neither of these is found, numbers such as "4,095" have thousands if a column holds at
///   least three of them beside two or more whole numbers of at most three digits, and no longer
///   ones, or if commas also separate the cells; otherwise they have decimals (see
///   may_be_thousands()).
/// A mark stands between thousands if a column has such numbers and, but for a few cells, no others
/// from a thousand on.
/// \param rows       cells as text
/// \param first      the first row that holds values
/// \param delimiter  what separates the cells
[[nodiscard]] NumberMarks guess_marks(const std::vector<std::vector<std::string>>& rows,
                                      std::size_t first, char delimiter);

/// Whether a cell is one such number that can be read in two ways: "4,095" and "-12,364", but not
/// "0,123".
[[nodiscard]] bool may_be_thousands(const std::string& cell, char mark);
/// The same of a text that is known to be a number, which costs less.
[[nodiscard]] bool has_one_group(std::string_view number, char mark);

}  // namespace steelyard

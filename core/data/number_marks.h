// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
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
///   ones; otherwise they have decimals (see may_be_thousands()).
/// \param rows   cells as text
/// \param first  the first row that holds values
[[nodiscard]] NumberMarks guess_marks(const std::vector<std::vector<std::string>>& rows,
                                      std::size_t first);

/// Whether a cell is one such number that can be read in two ways: "4,095" and "-12,364", but not
/// "0,123".
[[nodiscard]] bool may_be_thousands(const std::string& cell, char mark);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace steelyard::parse {

/// UTF-16 as UTF-8; halves of a pair that stand alone become U+FFFD.
[[nodiscard]] std::string utf8_of(std::u16string_view text);

/// The rows of a matrix of characters, each without the blanks and zeros at its end.
/// \param letters  column by column, rows x columns
/// \param rows     above zero
[[nodiscard]] std::vector<std::string> rows_of_letters(std::u16string_view letters,
                                                       std::size_t rows);

}  // namespace steelyard::parse

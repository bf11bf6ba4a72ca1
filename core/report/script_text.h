// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/matrix.h"

/// What scripts of every language have in common as text.
namespace steelyard::script {

/// Whether a byte is a control character of ASCII.
[[nodiscard]] bool is_control(char c);

/// The length of the UTF-8 character at the beginning of a text, or 0 if there is none.
[[nodiscard]] std::size_t character_at_front(std::string_view text);

/// The number in Unicode of a character in UTF-8.
/// \param character  one whole character
[[nodiscard]] unsigned int code_of(std::string_view character);

/// \return as many digits as are asked, in lower case
[[nodiscard]] std::string hexadecimal(unsigned int code, int digits);

/// A list on as many lines as it needs, of which the first is to begin a line.
/// \param items  expressions
[[nodiscard]] std::string list(std::string_view open, const std::vector<std::string>& items,
                               std::string_view close);

/// Whole numbers as expressions.
/// \param first  how the language numbers the first position
[[nodiscard]] std::vector<std::string> positions_from(Index first,
                                                      const std::vector<Index>& positions);

/// One comment line, even if the text has several lines: it begins with "# ".
[[nodiscard]] std::string comment(std::string_view text);

}  // namespace steelyard::script

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <charconv>
#include <string>
#include <string_view>

namespace steelyard {

/// Without the blanks and tabs around it.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) {
    return {};
  }
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// A number for a person, with at most so many significant digits and always a decimal point. "inf"
/// and "nan" are written as such.
[[nodiscard]] inline std::string short_text(double value, int digits) {
  std::array<char, 32> text{};
  auto* const end =
      std::to_chars(text.begin(), text.end(), value, std::chars_format::general, digits).ptr;
  return {text.data(), end};
}

/// A text for a message: of a longer one the beginning and how long it is. No character of UTF-8 is
/// cut; what is no printable character is written as a blank.
[[nodiscard]] std::string in_brief(std::string_view text, std::size_t most_bytes);

/// What somebody wrote, a cell or a name, in quotes and no longer than a person reads.
[[nodiscard]] inline std::string in_quotes(std::string_view text) {
  constexpr std::size_t most_bytes = 60;
  return "'" + in_brief(text, most_bytes) + "'";
}

}  // namespace steelyard

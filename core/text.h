// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace steelyard {

/// The text without surrounding blanks and tabs.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) {
    return {};
  }
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// The parts of a text between the marks, each trimmed; parts without anything are left out.
[[nodiscard]] std::vector<std::string_view> parts_between(std::string_view text, char mark);

/// A number for display, with at most `digits` significant digits and, in any language, a point as
/// the decimal separator. Below a million, zeros stand for further digits: "150" and not "1.5e+02".
/// Infinity and NaN are written as "inf" and "nan".
[[nodiscard]] std::string short_text(double value, int digits);

/// A text for a message. A text longer than `most_bytes` is cut, and its length is added. Never
/// cuts a UTF-8 character; control characters are replaced by blanks.
[[nodiscard]] std::string in_brief(std::string_view text, std::size_t most_bytes);

/// The name of a column for a sentence. Of a long name, the middle is left out, as names that begin
/// alike mostly differ at their end: a whole cell of text may have become a name.
[[nodiscard]] std::string short_name(std::string_view name);

/// The names in one line: "x1, x2, x5".
[[nodiscard]] std::string in_one_line(const std::vector<std::string>& names);

/// A cell or a name in quotes, shortened to a readable length.
[[nodiscard]] inline std::string in_quotes(std::string_view text) {
  return "'" + short_name(text) + "'";
}

/// "1 feature", "3 features"; with verbs "1 feature is", "3 features are".
/// \param noun       the singular; the plural adds an s
/// \param one, many  text that follows the singular or the plural
template <typename Count>
[[nodiscard]] std::string counted(Count count, std::string_view noun, std::string_view one = {},
                                  std::string_view many = {}) {
  std::string text = std::to_string(count);
  text.append(" ").append(noun);
  return count == 1 ? text.append(one) : text.append("s").append(many);
}

/// Whether a UTF-8 text begins with one of the characters, of three bytes each, that turn the
/// direction of the writing after them (U+202A to U+202E, U+2066 to U+2069). With these, one line
/// could be made to look like another.
[[nodiscard]] bool turns_writing(std::string_view text);

/// Whatever the locale is.
[[nodiscard]] constexpr bool is_ascii_digit(char c) { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool is_ascii_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
/// The text with the letters A to Z in lower case; other letters stay as they are.
[[nodiscard]] std::string in_lower_case(std::string_view text);

}  // namespace steelyard

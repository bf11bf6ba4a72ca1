// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace steelyard {

/// One value of a line of an ARFF file.
struct ArffToken {
  std::string text;     ///< without quotes and escapes
  bool quoted = false;  ///< '?' in quotes is text
};

/// Takes values off a line: between commas or blanks, in single or double quotes, with backslashes
/// before characters that would end them.
class ArffTokens {
 public:
  explicit ArffTokens(std::string_view line) : rest_(line) {}

  /// The next value; nothing at the end of the line, where a comment may stand, or before a mark
  /// of `stops`. \throws Error(bad_input) without a place: a quote is not closed
  std::optional<ArffToken> next(std::string_view stops);
  /// Skips blanks, then takes the mark if it is there.
  bool take(char mark);
  /// Whether only blanks or a comment are left.
  [[nodiscard]] bool at_end();

 private:
  void skip_blanks();
  ArffToken quoted();

  std::string_view rest_;
};

}  // namespace steelyard

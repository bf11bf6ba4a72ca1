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

/// Reads the values of a line one by one: separated by commas or blanks, in single or double
/// quotes, with backslashes before characters that would end them.
class ArffTokens {
 public:
  explicit ArffTokens(std::string_view line) : rest_(line) {}

  /// The next value; nothing at the end of the line (or its comment) or before a character in
  /// `stops`.
  /// \throws Error(bad_input) without a place: a quote is not closed
  std::optional<ArffToken> next(std::string_view stops);
  /// Skips blanks, then consumes the mark if it comes next.
  bool take(char mark);
  /// Whether only blanks or a comment are left.
  [[nodiscard]] bool at_end();

 private:
  void skip_blanks();
  ArffToken quoted();

  std::string_view rest_;
};

}  // namespace steelyard

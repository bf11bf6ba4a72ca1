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

/// Reads the values of a line one by one. Values are separated by blanks and by the characters that
/// the caller passes as `stops`. In single or double quotes, a backslash precedes each character
/// that would otherwise end the value.
class ArffTokens {
 public:
  explicit ArffTokens(std::string_view line) : rest_(line) {}

  /// The next value.
  /// \return `std::nullopt` at the end of the line (or at its comment) or before a character in
  ///         `stops`
  /// \throws Error(bad_input) without a place, if a quote is not closed
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

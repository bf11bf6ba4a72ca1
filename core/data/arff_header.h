// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/file_source.h"
#include "core/data/read_progress.h"

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
  /// Skips blanks and tells whether the mark comes next.
  [[nodiscard]] bool at(char mark);
  /// Whether only blanks or a comment are left.
  [[nodiscard]] bool at_end();

 private:
  void skip_blanks();
  ArffToken quoted();

  std::string_view rest_;
};

enum class ArffType { number, nominal, text, date };

struct ArffAttribute {
  std::string name;
  ArffType type = ArffType::number;
  std::vector<std::string> categories;                ///< of a nominal attribute, in declared order
  std::string date_format = "yyyy-MM-dd'T'HH:mm:ss";  ///< of a date
};

struct ArffHeader {
  std::vector<ArffAttribute> attributes;
  std::vector<std::string> inputs;   ///< names in the line @inputs of KEEL; empty without one
  std::vector<std::string> outputs;  ///< names in its line @outputs
  std::uint64_t data_begin = 0;      ///< offset of the line after @data
  std::uint64_t first_line = 1;      ///< number of that line, counted from 1
};

/// Reads the file up to @data.
/// \throws Error(bad_input) that names the line, if an attribute is unreadable, or there is no
///         attribute or no @data; "cancelled" on stop
[[nodiscard]] ArffHeader read_arff_header(const FileSource& file, const ReadControl& control);

/// Whether the texts are equal, ignoring the case of A to Z.
[[nodiscard]] bool same_word(std::string_view text, std::string_view lower);

}  // namespace steelyard

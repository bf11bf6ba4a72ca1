// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/platform/system_decoder.h"

namespace steelyard {

/// How the characters of a text are stored.
enum class Encoding { utf8, utf16_little, utf16_big, windows_1252, latin_1, shift_jis, gbk };

/// The encoding of that name in a Dialect; UTF-8 for an unknown name.
[[nodiscard]] Encoding encoding_of(std::string_view name);
/// The encoding that a person calls so, in any case: also "utf8", "cp1252", "sjis" and the like.
/// \return nothing for an unknown name
[[nodiscard]] std::optional<Encoding> encoding_called(std::string_view name);
/// The names of all encodings.
[[nodiscard]] std::vector<std::string> names_of_encodings();
/// The name in a Dialect.
[[nodiscard]] std::string name_of(Encoding encoding);
[[nodiscard]] bool is_utf16(Encoding encoding);

/// Guesses the encoding from the beginning of a text. UTF-16 shows by its byte order mark, or by a
/// zero byte in every second place of mostly ASCII text. Text of which more bytes are no UTF-8 than
/// are characters of several bytes is windows-1252; Shift-JIS and GBK are never guessed.
[[nodiscard]] Encoding guess_encoding(std::string_view beginning);

/// Turns text into UTF-8 piece by piece. What is no character becomes U+FFFD. The byte order mark
/// of UTF-16 is left out.
class TextDecoder {
 public:
  /// \throws Error(bad_input) if the system does not know Shift-JIS or GBK
  explicit TextDecoder(Encoding encoding);

  /// Appends the characters of the next bytes; a character may be cut between two calls.
  void append(std::string_view bytes, std::string& text);
  /// Appends what stands for a character that is cut at the end of the text.
  void finish(std::string& text) const;

 private:
  void take_unit(std::uint32_t unit, std::string& text);

  Encoding encoding_;
  std::optional<SystemDecoder> system_;  ///< for Shift-JIS and GBK
  bool at_begin_ = true;
  bool has_byte_ = false;
  unsigned char byte_ = 0;       ///< first byte of a unit of UTF-16
  std::uint32_t surrogate_ = 0;  ///< first unit of a pair; none if 0
};

/// The whole text in UTF-8.
[[nodiscard]] std::string decoded(std::string_view bytes, Encoding encoding);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace steelyard {

/// Appends a character in UTF-8.
/// \param point  in Unicode; U+FFFD stands for what is no character, such as half of a pair of
/// UTF-16
void append_utf8(std::uint32_t point, std::string& text);

/// Whether the bytes are well-formed UTF-8 (RFC 3629: no overlong forms, no surrogates).
[[nodiscard]] bool is_utf8(std::string_view bytes);

/// The text in UTF-8. Bytes that are not UTF-8 are read as Latin-1, so that a name or a category
/// can always be shown and stored in a record.
[[nodiscard]] std::string to_utf8(std::string_view bytes);

/// The path in UTF-8, from which unescaped_path() restores every byte: the name of a file may
/// contain any bytes except zero and '/'. Every byte other than letters, digits and "/._-" is
/// written as % and two hexadecimal digits.
[[nodiscard]] std::string escaped_path(std::string_view path);
/// The original bytes of an escaped path; text that is not an escape is left as it is.
[[nodiscard]] std::string unescaped_path(std::string_view escaped);

}  // namespace steelyard

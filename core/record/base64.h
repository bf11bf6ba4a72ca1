// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

namespace steelyard {

/// Any bytes as text (RFC 4648, section 4), without line breaks.
[[nodiscard]] std::string to_base64(std::string_view bytes);

/// The bytes of such a text. Accepts nothing that to_base64 would not write: no other character, no
/// missing padding, no bits that are left over.
/// \param where  used in messages
/// \throws Error(bad_input)
[[nodiscard]] std::string from_base64(std::string_view text, const std::string& where);

}  // namespace steelyard

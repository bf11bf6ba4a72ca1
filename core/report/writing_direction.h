// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

namespace steelyard {

/// Whether a UTF-8 text begins with one of the characters, of three bytes each, that turn the
/// direction of the writing after them (U+202A to U+202E, U+2066 to U+2069). With these, one line
/// could be made to look like another.
[[nodiscard]] bool turns_writing(std::string_view text);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

namespace steelyard {

/// Whether a text of UTF-8 begins with a character (of three bytes) that turns the writing of what
/// follows it around (U+202A to U+202E, U+2066 to U+2069), so that one line could look like
/// another.
[[nodiscard]] bool turns_writing(std::string_view text);

}  // namespace steelyard

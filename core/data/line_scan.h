// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

#include "core/data/dialect.h"

namespace steelyard {

/// Removes the first line from `text` and returns it without its line break (LF or CRLF).
[[nodiscard]] std::string_view take_line(std::string_view& text);

/// Whether a line holds a row, that is, is neither blank nor a comment.
[[nodiscard]] bool holds_row(std::string_view line, const Dialect& dialect);

/// The text without the byte order mark that some programs put before UTF-8.
[[nodiscard]] std::string_view without_byte_order_mark(std::string_view text);

}  // namespace steelyard

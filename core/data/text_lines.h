// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

#include "core/data/dialect.h"

namespace steelyard {

/// Walks over the lines of a text, without their line breaks (LF or CR LF).
class LineCursor {
 public:
  explicit LineCursor(std::string_view text) : rest_(text) {}
  /// False after the last line. A text that ends with a line break has no empty line after it.
  bool next(std::string_view& line);

 private:
  std::string_view rest_;
};

/// Whether a line holds a row of the table: it is not blank and no comment.
[[nodiscard]] bool is_row(std::string_view line, const Dialect& dialect);

/// The text without the mark that some programs put in front of UTF-8.
[[nodiscard]] std::string_view without_bom(std::string_view text);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/line_scan.h"

#include <algorithm>

namespace steelyard {

std::string_view take_line(std::string_view& text) {
  const auto end = text.find('\n');
  std::string_view line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  if (!line.empty() && line.back() == '\r') {
    line.remove_suffix(1);
  }
  return line;
}

bool holds_row(std::string_view line, const Dialect& dialect) {
  if (!dialect.comment.empty() && line.substr(0, dialect.comment.size()) == dialect.comment) {
    return false;
  }
  // If tabs are the delimiter, a line of tabs only is a row of empty cells.
  return !std::all_of(line.begin(), line.end(),
                      [&](char c) { return c == ' ' || (c == '\t' && dialect.delimiter != '\t'); });
}

std::string_view without_byte_order_mark(std::string_view text) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  return text.substr(0, mark.size()) == mark ? text.substr(mark.size()) : text;
}

}  // namespace steelyard

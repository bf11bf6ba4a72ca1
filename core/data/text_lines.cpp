// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/text_lines.h"

#include <algorithm>

namespace steelyard {

bool LineCursor::next(std::string_view& line) {
  if (rest_.empty()) {
    return false;
  }
  const std::size_t end = std::min(rest_.find('\n'), rest_.size());
  line = rest_.substr(0, end);
  if (!line.empty() && line.back() == '\r') {
    line.remove_suffix(1);
  }
  rest_.remove_prefix(std::min(end + 1, rest_.size()));
  return true;
}

bool is_row(std::string_view line, const Dialect& dialect) {
  if (!dialect.comment.empty() && line.substr(0, dialect.comment.size()) == dialect.comment) {
    return false;
  }
  // A line of tabs alone is a row of missing cells where the tab separates cells.
  const char* blanks = dialect.delimiter == '\t' ? " " : " \t";
  return line.find_first_not_of(blanks) != std::string_view::npos;
}

std::string_view without_bom(std::string_view text) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  return text.substr(0, mark.size()) == mark ? text.substr(mark.size()) : text;
}

}  // namespace steelyard

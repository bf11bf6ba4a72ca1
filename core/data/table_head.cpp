// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/table_head.h"

#include <algorithm>
#include <set>

#include "core/data/cell.h"
#include "core/data/text_lines.h"

namespace steelyard {
namespace {

constexpr std::uint64_t looked_at = 1U << 16U;

/// Empty and repeated names get one of their own.
void mend_names(TableHead& head) {
  std::set<std::string> taken;
  for (std::size_t k = 0; k < head.names.size(); ++k) {
    std::string& name = head.names[k];
    if (name.empty()) {
      name = "column ";
      name += std::to_string(k + 1);
    }
    const std::string original = name;
    for (int copy = 2; !taken.insert(name).second; ++copy) {
      name = original + " (" + std::to_string(copy) + ")";
    }
    if (name != original) {
      head.warnings.push_back("the column name '" + original +
                              "' stands twice; the second is now '" + name + "'");
    }
  }
}

}  // namespace

std::string beginning_of(const FileSource& source) {
  std::string text;
  const std::uint64_t end =
      source.size() <= looked_at ? source.size() : source.after_line(looked_at);
  source.read(0, end, text);
  refuse_binary(text, source.name());
  return text;
}

TableHead read_head(const FileSource& source, const Dialect& dialect) {
  const std::string text = beginning_of(source);
  const std::string_view body = without_bom(text);
  TableHead head;
  head.rows_begin = text.size() - body.size();
  LineCursor lines(body);
  std::string_view line;
  for (std::size_t number = 1; lines.next(line); ++number) {
    const auto line_begin = static_cast<std::uint64_t>(line.data() - text.data());
    if (number <= dialect.skip_lines || !is_row(line, dialect)) {
      continue;
    }
    try {
      head.names = split_row(line, dialect);
    } catch (const Error& error) {
      throw bad_input({error.parts().what, source.name() + ", line " + std::to_string(number),
                       error.parts().accepted});
    }
    head.rows_begin = dialect.header ? source.after_line(line_begin) : line_begin;
    head.rows_first_line = number + (dialect.header ? 1U : 0U);
    break;
  }
  if (head.names.empty()) {
    throw bad_input({"there is no row: blank lines and comments only", source.name(),
                     "a table with at least one row"});
  }
  if (!dialect.header) {
    std::fill(head.names.begin(), head.names.end(), "");
  }
  mend_names(head);
  return head;
}

}  // namespace steelyard

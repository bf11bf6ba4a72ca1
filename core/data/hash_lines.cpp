// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/hash_lines.h"

#include <algorithm>

#include "core/data/cell.h"
#include "core/data/line_reader.h"
#include "core/data/number.h"

namespace steelyard {
namespace {

constexpr std::string_view hash = "#";
constexpr std::string_view line_blanks = " \t";

bool begins_with_hash(std::string_view line) { return line.substr(0, 1) == hash; }

/// Whether the line has one cell for each column, and behind these only empty ones.
bool fills_columns(std::string_view line, const Dialect& dialect, std::size_t columns) {
  CellCursor cursor(line, dialect);
  std::size_t count = 0;
  for (Cell cell; cursor.next(cell); ++count) {
    if (count >= columns && !cell.text.empty()) {
      return false;
    }
  }
  return count >= columns && !cursor.has_bad_quotes();
}

std::vector<std::string> cells_of(std::string_view line, const Dialect& dialect) {
  std::vector<std::string> cells;
  CellCursor cursor(line, dialect);
  for (Cell cell; cursor.next(cell);) {
    cells.push_back(cell_text(cell, dialect.quote));
  }
  return cells;
}

bool may_be_name(const std::string& cell, const Dialect& dialect) {
  return !cell.empty() && parse_number(cell, dialect.decimal_mark, dialect.thousands_mark).kind !=
                              NumberKind::number;
}

}  // namespace

bool has_word_behind_hash(std::string_view line) {
  constexpr std::string_view no_word = " \t,;#!";
  return begins_with_hash(line) && line.size() > 1 &&
         no_word.find(line[1]) == std::string_view::npos;
}

bool holds_data(std::string_view line, const Dialect& dialect, std::size_t columns) {
  const bool by_cells = columns >= 2 && begins_with_hash(line) && line.substr(0, 2) != "#!" &&
                        (dialect.comment.empty() || dialect.comment == hash);
  if (!by_cells) {
    return holds_row(line, dialect);
  }
  const bool needs_word = !dialect.comment.empty() || dialect.delimiter == ' ';
  return (!needs_word || has_word_behind_hash(line)) && fills_columns(line, dialect, columns);
}

std::optional<std::vector<std::string>> names_in_comment(std::string_view line,
                                                         const Dialect& dialect,
                                                         std::size_t columns) {
  if (!begins_with_hash(line) || line.substr(0, 2) == "#!") {
    return std::nullopt;
  }
  line.remove_prefix(std::min(line.find_first_not_of(hash), line.size()));
  line.remove_prefix(std::min(line.find_first_not_of(line_blanks), line.size()));
  Dialect by_blanks = dialect;
  by_blanks.delimiter = ' ';
  std::vector<std::string> names = cells_of(line, dialect);
  if (names.size() != columns || columns == 1) {
    names = cells_of(line, by_blanks);
  } else if (names.front().empty()) {
    names.front() = hash;  // "#,a,b": the column is called "#"
  }
  const bool fit = names.size() == columns &&
                   std::all_of(names.begin(), names.end(),
                               [&](const auto& name) { return may_be_name(name, dialect); });
  return fit ? std::optional(std::move(names)) : std::nullopt;
}

}  // namespace steelyard

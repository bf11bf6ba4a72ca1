// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/table_end.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "core/data/cell.h"
#include "core/data/footnotes.h"
#include "core/data/line_reader.h"
#include "core/data/row_text.h"
#include "core/data/totals_words.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr std::uint64_t tail_bytes = 65536;

struct LastRows {
  std::vector<EndRow> rows;
  std::vector<bool> after_gap;  ///< for each row, whether a blank line stands above it
};

/// Nothing for a row with malformed quotes, which the reader refuses.
std::optional<std::vector<std::string>> cells_of_end_row(std::string_view row,
                                                         const Dialect& dialect) {
  std::vector<std::string> cells;
  CellCursor cursor(row, dialect);
  for (Cell cell; cursor.next(cell);) {
    cells.push_back(cell_text(cell, dialect.quote));
  }
  return cursor.has_bad_quotes() ? std::nullopt : std::optional(std::move(cells));
}

bool is_blank_line(std::string_view line) {
  return line.find_first_not_of(" \t") == std::string_view::npos;
}

/// \param whole  the text begins with the first row of the table
LastRows rows_in(std::string_view text, std::uint64_t begin, bool whole, const Dialect& dialect,
                 std::size_t columns) {
  LastRows last;
  bool gap = false;
  std::string_view rest = text;
  while (!rest.empty()) {
    const std::uint64_t offset = begin + (text.size() - rest.size());
    const TakenRow row = take_row(rest, dialect, true, columns);
    if (row.lines > 1 && !whole) {
      return {};
    }
    if (row.is_row) {
      auto cells = cells_of_end_row(row.text, dialect);
      if (!cells) {
        last = {};  // only what stands below such a row can be told apart
        continue;
      }
      last.rows.push_back({offset, std::move(*cells)});
      last.after_gap.push_back(gap);
    }
    gap = !row.is_row && (gap || is_blank_line(row.text));
  }
  return last;
}

LastRows last_rows_of(const FileSource& file, const Dialect& dialect, const TableLayout& layout,
                      std::uint64_t end) {
  std::uint64_t begin = layout.data_begin;
  const bool whole = end - begin <= tail_bytes;
  if (!whole) {
    begin = std::min(file.after_line(end - tail_bytes), end);
  }
  std::string text;
  file.read(begin, end, text);
  return rows_in(text, begin, whole, dialect, layout.names.size());
}

/// The last rows that call themselves totals or means; none if a row above them does so, too.
std::vector<EndRow> totals_in(const std::vector<EndRow>& rows, std::size_t columns) {
  constexpr std::size_t most = 3;
  const auto is_total = [columns](const EndRow& row) {
    return row.cells.size() >= columns && begins_as_total(row.cells);
  };
  std::size_t first = rows.size();
  while (first > 0 && rows.size() - first < most && is_total(rows[first - 1])) {
    --first;
  }
  const auto begin = rows.begin() + static_cast<std::ptrdiff_t>(first);
  return std::any_of(rows.begin(), begin, is_total) ? std::vector<EndRow>()
                                                    : std::vector<EndRow>(begin, rows.end());
}

}  // namespace

TableEnd find_table_end(const FileSource& file, const Dialect& dialect, const TableLayout& layout) {
  TableEnd found;
  found.end = end_of_text(file);
  LastRows last = last_rows_of(file, dialect, layout, found.end);
  std::vector<std::vector<std::string>> cells;
  cells.reserve(last.rows.size());
  for (const EndRow& row : last.rows) {
    cells.push_back(row.cells);
  }
  const std::size_t notes = count_footnotes(cells, last.after_gap, layout.names.size(), dialect);
  if (notes > 0) {
    const EndRow& first = last.rows[last.rows.size() - notes];
    found.end = first.begin;
    const auto text = std::find_if(last.rows.end() - static_cast<std::ptrdiff_t>(notes),
                                   last.rows.end(), [](const EndRow& row) {
                                     return std::any_of(row.cells.begin(), row.cells.end(),
                                                        [](auto& cell) { return !cell.empty(); });
                                   });
    found.warnings.push_back(message(
        "table.footnotes",
        "{1} {1:line|lines} below the table {1:is|are} left out as {1:a footnote|footnotes}: {2}",
        notes, in_quotes(first_word_cell(text->cells))));
    last.rows.resize(last.rows.size() - notes);
  }
  found.totals = totals_in(last.rows, layout.names.size());
  return found;
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <limits>

#include "core/data/number.h"
#include "core/data/table_parts.h"

namespace steelyard {
namespace {

void note(std::map<std::size_t, OddCells>& columns, std::size_t column, std::uint64_t line,
          const Cell& cell, char quote) {
  OddCells& odd = columns[column];
  if (odd.count == 0) {
    odd.line = line;
    odd.text = cell_text(cell, quote);
  }
  ++odd.count;
}

/// Earlier chunks are merged first, so the first cell of each kind is the first in the file.
void merge(std::map<std::size_t, OddCells>& into, const std::map<std::size_t, OddCells>& from) {
  for (const auto& [column, odd] : from) {
    const auto [at, is_new] = into.try_emplace(column, odd);
    if (!is_new) {
      at->second.count += odd.count;
    }
  }
}

Error ragged(const FileSource& file, const TableLayout& layout, const ChunkRows& rows,
             std::size_t cells) {
  const std::uint64_t line = rows.line_number();
  if (rows.line().find('\r') != std::string_view::npos) {
    return bad_input({"there is a carriage return inside a line", place_in(file.name(), line),
                      "lines that end in LF or CR LF"});
  }
  const std::size_t expected = layout.names.size();
  return bad_input(
      {"the row has " + std::to_string(cells) + (cells == 1 ? " cell" : " cells") + " where line " +
           std::to_string(layout.pattern_line) + " has " + std::to_string(expected),
       place_in(file.name(), line),
       std::to_string(expected) + (expected == 1 ? " cell" : " cells") + " in every row"});
}

class NumberParser {
 public:
  NumberParser(const FileSource& file, const Dialect& dialect, const TableLayout& layout,
               Matrix& values)
      : file_(file), dialect_(dialect), layout_(layout), values_(values) {}

  [[nodiscard]] OddColumns parse(const RowChunk& chunk, std::string_view text) const {
    OddColumns odd;
    for (ChunkRows rows(chunk, text, dialect_); rows.next();) {
      parse_row(rows, odd);
    }
    return odd;
  }

 private:
  void parse_row(const ChunkRows& rows, OddColumns& odd) const {
    CellCursor cursor = rows.cells();
    std::size_t column = 0;
    for (Cell cell; cursor.next(cell); ++column) {
      if (column < layout_.names.size()) {
        values_(rows.row(), static_cast<Index>(column)) =
            number(cell, column, rows.line_number(), odd);
      }
    }
    if (cursor.has_bad_quotes()) {
      throw bad_input({"a quote is not closed, or text follows a closing quote",
                       place_in(file_.name(), rows.line_number()),
                       "quoted cells that begin and end on one line"});
    }
    if (column != layout_.names.size()) {
      throw ragged(file_, layout_, rows, column);
    }
  }

  [[nodiscard]] double number(const Cell& cell, std::size_t column, std::uint64_t line,
                              OddColumns& odd) const {
    const ParsedNumber parsed = parse_number(cell.text, dialect_.decimal_mark);
    if (parsed.kind == NumberKind::number) {
      if (loses_digits(cell.text)) {
        note(odd.long_numbers, column, line, cell, dialect_.quote);
      }
      return parsed.value;
    }
    if (parsed.kind != NumberKind::missing) {
      note(parsed.kind == NumberKind::text ? odd.text : odd.infinite, column, line, cell,
           dialect_.quote);
    }
    return std::numeric_limits<double>::quiet_NaN();
  }

  const FileSource& file_;
  const Dialect& dialect_;
  const TableLayout& layout_;
  Matrix& values_;
};

}  // namespace

OddColumns parse_numbers(const FileSource& file, const Dialect& dialect, const TableLayout& layout,
                         const std::vector<RowChunk>& chunks, ChunkWatch& watch, Matrix& values) {
  const NumberParser parser(file, dialect, layout, values);
  std::vector<OddColumns> found(chunks.size());
  for_each_chunk(file, chunks, watch, [&](std::size_t chunk, const std::string& text) {
    found[chunk] = parser.parse(chunks[chunk], text);
  });
  OddColumns all;
  for (const OddColumns& part : found) {
    merge(all.text, part.text);
    merge(all.infinite, part.infinite);
    merge(all.long_numbers, part.long_numbers);
  }
  return all;
}

}  // namespace steelyard

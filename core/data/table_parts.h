// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/cell.h"
#include "core/data/line_scan.h"
#include "core/data/row_chunks.h"

namespace steelyard {

/// Iterates over the rows of one chunk.
class ChunkRows {
 public:
  ChunkRows(const RowChunk& chunk, std::string_view text, const Dialect& dialect)
      : rest_(text), dialect_(dialect), next_line_(chunk.first_line), row_(chunk.first_row - 1) {}

  bool next() {
    while (!rest_.empty()) {
      line_ = take_line(rest_);
      ++next_line_;
      if (holds_row(line_, dialect_)) {
        ++row_;
        return true;
      }
    }
    return false;
  }
  [[nodiscard]] std::string_view line() const { return line_; }
  [[nodiscard]] CellCursor cells() const { return {line_, dialect_}; }
  [[nodiscard]] std::uint64_t line_number() const { return next_line_ - 1; }
  [[nodiscard]] Index row() const { return row_; }

 private:
  std::string_view rest_;
  const Dialect& dialect_;
  std::uint64_t next_line_;
  Index row_;
  std::string_view line_;
};

/// Cells of one kind in a column: line and text of the first, and their number.
struct OddCells {
  std::uint64_t line = 0;
  std::string text;
  Index count = 0;
};

/// By position, columns with cells that cannot be read as finite numbers without loss.
struct OddColumns {
  std::map<std::size_t, OddCells> text;
  std::map<std::size_t, OddCells> infinite;
  std::map<std::size_t, OddCells> long_numbers;  ///< whole numbers that lose digits
};

/// Reads all cells as numbers. Other cells become NaN and are reported.
/// \throws Error(bad_input) for a ragged row or malformed quotes
[[nodiscard]] OddColumns parse_numbers(const FileSource& file, const Dialect& dialect,
                                       const TableLayout& layout,
                                       const std::vector<RowChunk>& chunks, ChunkWatch& watch,
                                       Matrix& values);

/// Replaces the values of the columns named in `texts` by positions in their categories, which are
/// listed in order of first appearance; missing cells stay NaN.
[[nodiscard]] std::map<std::size_t, std::vector<std::string>> parse_categories(
    const FileSource& file, const Dialect& dialect, const std::vector<RowChunk>& chunks,
    ChunkWatch& watch, const std::map<std::size_t, OddCells>& texts, Matrix& values);

}  // namespace steelyard

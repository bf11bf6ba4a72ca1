// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace steelyard::parse {

enum class SheetCellKind : std::uint8_t { number, text, truth, error };

/// One cell that a sheet holds. Its text is a position in the texts of the workbook.
struct SheetCell {
  std::uint32_t row = 0;
  std::uint32_t column = 0;
  SheetCellKind kind = SheetCellKind::number;
  double number =
      0.0;  ///< or the position of the text (also of an error), or 0 and 1 for a truth value
};

/// The largest sheet that programs make.
inline constexpr std::uint64_t most_sheet_rows = 1048576;
inline constexpr std::uint64_t most_sheet_columns = 16384;
/// More than any program opens.
inline constexpr std::uint64_t most_sheet_cells = std::uint64_t{1} << 26U;

/// The cells of one sheet. Only cells that exist take memory, whatever size the sheet claims.
struct SheetCells {
  std::string name;
  std::vector<SheetCell> cells;
};

/// What is taken from a workbook.
struct Workbook {
  std::vector<SheetCells> sheets;
  std::vector<std::string> texts;
};

/// \throws Unreadable outside of the largest sheet; std::bad_alloc for more cells than fit
void put_cell(SheetCells& sheet, const SheetCell& cell);

/// Sorts the cells by rows and keeps the last of those at one place.
void settle(SheetCells& sheet);

/// What the cells of a sheet look like as a table.
struct SheetShape {
  std::uint64_t rows = 0;              ///< with a cell
  std::uint64_t numbers = 0;           ///< cells with numbers
  std::vector<std::uint32_t> columns;  ///< that the table takes, ascending
};

/// A row with a single cell, such as a title, does not tell which columns the table takes, unless
/// all rows are such.
[[nodiscard]] SheetShape shape_of(const SheetCells& sheet);

}  // namespace steelyard::parse

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/parse/sheet_cells.h"

#include <algorithm>
#include <new>
#include <set>
#include <tuple>

#include "app/parse/parsed_file.h"

namespace steelyard::parse {
namespace {

bool stands_before(const SheetCell& left, const SheetCell& right) {
  return std::tie(left.row, left.column) < std::tie(right.row, right.column);
}

}  // namespace

void put_cell(SheetCells& sheet, const SheetCell& cell) {
  if (cell.row >= most_sheet_rows || cell.column >= most_sheet_columns) {
    throw Unreadable("a cell outside of every sheet");
  }
  if (sheet.cells.size() >= most_sheet_cells) {
    throw std::bad_alloc();
  }
  sheet.cells.push_back(cell);
}

void settle(SheetCells& sheet) {
  auto& cells = sheet.cells;
  if (!std::is_sorted(cells.begin(), cells.end(), stands_before)) {
    std::stable_sort(cells.begin(), cells.end(), stands_before);
  }
  std::size_t kept = 0;
  for (const SheetCell& cell : cells) {
    const bool same_place = kept > 0 && !stands_before(cells[kept - 1], cell);
    kept += same_place ? 0 : 1;
    cells[kept - 1] = cell;
  }
  cells.resize(kept);
}

SheetShape shape_of(const SheetCells& sheet) {
  SheetShape shape;
  std::set<std::uint32_t> columns;
  std::set<std::uint32_t> of_single_cells;
  const auto& cells = sheet.cells;
  for (std::size_t first = 0; first < cells.size();) {
    std::size_t last = first;
    for (; last < cells.size() && cells[last].row == cells[first].row; ++last) {
      shape.numbers += cells[last].kind == SheetCellKind::number ? 1 : 0;
    }
    auto& known = last - first > 1 ? columns : of_single_cells;
    for (; first < last; ++first) {
      known.insert(cells[first].column);
    }
    ++shape.rows;
  }
  const auto& taken = columns.empty() ? of_single_cells : columns;
  shape.columns.assign(taken.begin(), taken.end());
  return shape;
}

}  // namespace steelyard::parse

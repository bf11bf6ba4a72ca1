// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/cell_kinds.h"

#include <algorithm>

#include "core/data/cell_number.h"

namespace steelyard {

NumberKind kind_of_cell(const std::string& cell, const Dialect& dialect) {
  return parse_cell(cell, dialect.decimal_mark, dialect.thousands_mark).kind;
}

bool has_number(const std::vector<std::string>& row, const Dialect& dialect) {
  return std::any_of(row.begin(), row.end(), [&dialect](const std::string& cell) {
    return kind_of_cell(cell, dialect) == NumberKind::number;
  });
}

CellCounts counts_below(const TextRows& rows, std::size_t first, std::size_t column,
                        const Dialect& dialect) {
  CellCounts counts;
  for (std::size_t row = first; row < rows.size(); ++row) {
    if (column < rows[row].size()) {
      const NumberKind kind = kind_of_cell(rows[row][column], dialect);
      counts.numbers += kind == NumberKind::number ? 1 : 0;
      counts.words += kind == NumberKind::text ? 1 : 0;
    }
  }
  return counts;
}

bool holds_numbers_from(const TextRows& rows, std::size_t first, std::size_t column,
                        const Dialect& dialect) {
  constexpr std::ptrdiff_t share = 20;
  const CellCounts counts = counts_below(rows, first, column, dialect);
  return counts.numbers > 0 && share * counts.words <= counts.numbers;
}

}  // namespace steelyard

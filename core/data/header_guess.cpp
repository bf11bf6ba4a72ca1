// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/header_guess.h"

#include <algorithm>
#include <cstddef>

#include "core/data/cell_number.h"
#include "core/data/number.h"

namespace steelyard {
namespace {

NumberKind kind_of(const std::string& cell, const Dialect& dialect) {
  return parse_number(cell, dialect.decimal_mark, dialect.thousands_mark).kind;
}

/// A text cell above numbers only.
bool names_a_number_column(const TextRows& rows, std::size_t column, const Dialect& dialect) {
  bool has_number = false;
  for (std::size_t row = 1; row < rows.size(); ++row) {
    if (column < rows[row].size()) {
      // Numbers in any form stand below a name; a name such as "5 km" is none itself.
      const NumberKind kind =
          parse_cell(rows[row][column], dialect.decimal_mark, dialect.thousands_mark).kind;
      if (kind == NumberKind::text) {
        return false;
      }
      has_number = has_number || kind == NumberKind::number;
    }
  }
  return has_number && kind_of(rows.front()[column], dialect) == NumberKind::text;
}

}  // namespace

bool has_no_number(const std::vector<std::string>& row, const Dialect& dialect) {
  return std::none_of(row.begin(), row.end(), [&dialect](const std::string& cell) {
    return kind_of(cell, dialect) == NumberKind::number;
  });
}

bool names_number_columns(const TextRows& rows, const Dialect& dialect) {
  for (std::size_t column = 0; column < rows.front().size(); ++column) {
    if (names_a_number_column(rows, column, dialect)) {
      return true;
    }
  }
  return false;
}

bool guess_header(const TextRows& rows, const Dialect& dialect) {
  return names_number_columns(rows, dialect) || has_no_number(rows.front(), dialect);
}

bool guess_row_names(const TextRows& rows) {
  constexpr std::size_t least = 3;  // one longer row may be a mistake
  if (rows.size() < least || rows.front().empty()) {
    return false;
  }
  const std::size_t width = rows.front().size() + 1;
  bool all_end_empty = true;
  for (std::size_t row = 1; row < rows.size(); ++row) {
    if (rows[row].size() != width) {
      return false;
    }
    all_end_empty = all_end_empty && rows[row].back().empty();
  }
  return !all_end_empty;
}

}  // namespace steelyard

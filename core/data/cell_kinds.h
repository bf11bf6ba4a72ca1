// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/data/dialect.h"
#include "core/data/header_guess.h"
#include "core/data/number.h"

namespace steelyard {

/// What a cell holds, if numbers may have any form that parse_cell() knows.
[[nodiscard]] NumberKind kind_of_cell(const std::string& cell, const Dialect& dialect);

/// Whether a cell is a number of any form.
[[nodiscard]] bool has_number(const std::vector<std::string>& row, const Dialect& dialect);

/// Numbers and words in a column; missing cells count as neither.
struct CellCounts {
  std::ptrdiff_t numbers = 0;
  std::ptrdiff_t words = 0;
};

/// \param first  position of the first row that counts
[[nodiscard]] CellCounts counts_below(const TextRows& rows, std::size_t first, std::size_t column,
                                      const Dialect& dialect);

/// Whether a column holds numbers from a row on: a few other words among many are missing cells.
[[nodiscard]] bool holds_numbers_from(const TextRows& rows, std::size_t first, std::size_t column,
                                      const Dialect& dialect);

/// Whether a whole number may be a year: 1800 to 2200.
[[nodiscard]] constexpr bool may_be_year(double number) {
  constexpr double first = 1800.0;
  constexpr double last = 2200.0;
  return number >= first && number <= last;
}

}  // namespace steelyard

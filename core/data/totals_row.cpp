// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/totals_row.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "core/data/cell_number.h"
#include "core/data/number.h"
#include "core/data/table_memory.h"
#include "core/data/table_parts.h"
#include "core/data/totals_words.h"
#include "core/text.h"

namespace steelyard {
namespace {

struct ColumnSum {
  double sum = 0.0;
  Index count = 0;  ///< of the numbers above
};

/// Of the rows above the first one that calls itself a total.
std::vector<ColumnSum> sums_above(const FileSource& file, const Dialect& dialect,
                                  const TableLayout& layout, const ReadControl& control,
                                  std::uint64_t end) {
  constexpr std::size_t phases = 2;  // count, numbers
  const ReadControl quiet{{}, control.stop, control.may_grow};
  std::vector<RowChunk> chunks = cut_into_chunks(file, layout.data_begin, layout.names.size(), end);
  ChunkWatch watch(quiet, chunks.size(), phases);
  const Index rows = count_rows(file, dialect, layout, watch, chunks);
  if (rows == 0) {
    return {};
  }
  Matrix values = make_table(static_cast<std::uint64_t>(rows), layout.names.size(), file, quiet);
  (void)parse_numbers(file, dialect, layout, chunks, watch, values);
  std::vector<ColumnSum> sums(layout.names.size());
  for (std::size_t column = 0; column < sums.size(); ++column) {
    for (const double value : values.col(static_cast<Index>(column))) {
      if (!std::isnan(value)) {
        sums[column].sum += value;
        ++sums[column].count;
      }
    }
  }
  return sums;
}

/// Half a unit of the last digit of a number: 0.005 for "12.34".
double rounding_of(const std::string& digits, char decimal_mark) {
  const std::size_t exponent = std::min(digits.find_first_of("eEdD"), digits.size());
  const std::size_t mark = digits.find(decimal_mark);
  int power = mark < exponent ? -static_cast<int>(exponent - mark - 1) : 0;
  if (exponent < digits.size()) {
    constexpr double largest = 300.0;
    const ParsedNumber parsed = parse_number(digits.substr(exponent + 1), '.');
    power += std::abs(parsed.value) < largest ? static_cast<int>(parsed.value) : 0;
  }
  return 0.5 * std::pow(10.0, power);
}

class TotalsCheck {
 public:
  TotalsCheck(std::vector<ColumnSum> sums, const Dialect& dialect)
      : sums_(std::move(sums)), dialect_(dialect) {}

  [[nodiscard]] bool fits(const EndRow& row) const {
    std::size_t numbers = 0;
    std::size_t fitting = 0;
    for (std::size_t column = 0; column < std::min(sums_.size(), row.cells.size()); ++column) {
      const std::string& cell = row.cells[column];
      const CellNumber found = parse_cell(cell, dialect_.decimal_mark, dialect_.thousands_mark);
      const ColumnSum& above = sums_[column];
      if (found.kind == NumberKind::number && above.count > 1) {
        const std::string& digits = found.digits.empty() ? cell : found.digits;
        const double rounding = rounding_of(digits, dialect_.decimal_mark);
        const double mean = above.sum / static_cast<double>(above.count);
        ++numbers;
        fitting += is_near(found.value, above.sum, rounding) || is_near(found.value, mean, rounding)
                       ? 1U
                       : 0U;
      }
    }
    return numbers > 0 && 2 * fitting > numbers;
  }

 private:
  [[nodiscard]] static bool is_near(double value, double expected, double rounding) {
    constexpr double share = 1e-6;
    constexpr double up = 1.0 + 1e-9;  // half a unit is itself not exact
    return std::abs(value - expected) <= std::max(rounding * up, share * std::abs(expected));
  }

  std::vector<ColumnSum> sums_;
  const Dialect& dialect_;
};

}  // namespace

void leave_out_totals(const FileSource& file, const Dialect& dialect, const TableLayout& layout,
                      const ReadControl& control, TableEnd& end) {
  if (end.totals.empty()) {
    return;
  }
  const TotalsCheck check(sums_above(file, dialect, layout, control, end.totals.front().begin),
                          dialect);
  for (bool last = true; !end.totals.empty(); end.totals.pop_back()) {
    const EndRow& row = end.totals.back();
    const std::string said = in_quotes(first_word_cell(row.cells));
    last = last && check.fits(row);
    if (last) {
      end.end = row.begin;
      end.warnings.push_back(message("table.totals_row",
                                     "the row {1} at the end is left out: its numbers are the sums "
                                     "or the means of the columns",
                                     said));
    } else {
      end.warnings.push_back(message(
          "table.no_totals_row",
          "the row {1} at the end is kept as a sample: its numbers are neither the sums nor "
          "the means of most columns",
          said));
    }
  }
}

}  // namespace steelyard

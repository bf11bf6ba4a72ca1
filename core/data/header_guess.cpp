// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/header_guess.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "core/data/cell_kinds.h"
#include "core/data/cell_number.h"
#include "core/data/number.h"
#include "core/text.h"

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

/// The number in a cell of digits alone; -1 for any other cell.
double counted(const std::string& cell) {
  constexpr std::size_t most_digits = 6;
  const bool digits = !cell.empty() && cell.size() <= most_digits &&
                      std::all_of(cell.begin(), cell.end(), is_ascii_digit);
  return digits ? std::stod(cell) : -1.0;
}

/// Of a row without its first cells and without empty ones at its end.
std::vector<double> counts_from(const std::vector<std::string>& row, std::size_t first) {
  std::vector<double> counts;
  std::size_t end = row.size();
  while (end > first && row[end - 1].empty()) {
    --end;
  }
  for (std::size_t column = first; column < end; ++column) {
    counts.push_back(counted(row[column]));
  }
  return counts;
}

bool rise_by_one_step(const std::vector<double>& counts) {
  for (std::size_t at = 1; at < counts.size(); ++at) {
    if (counts[at] - counts[at - 1] != counts[1] - counts[0]) {
      return false;
    }
  }
  return counts.size() > 1 && counts[1] > counts[0];
}

bool are_years(const std::vector<double>& counts) {
  return may_be_year(counts.front()) && may_be_year(counts.back());
}

/// NaN where the row has no number in that column.
double value_in(const std::vector<std::string>& row, std::size_t column, const Dialect& dialect) {
  const CellNumber cell =
      column < row.size() ? parse_cell(row[column], dialect.decimal_mark, dialect.thousands_mark)
                          : CellNumber();
  return cell.kind == NumberKind::number ? cell.value : std::numeric_limits<double>::quiet_NaN();
}

/// Whether each column from `first` on holds a number that is not whole.
bool have_decimals_below(const TextRows& rows, std::size_t first, const Dialect& dialect) {
  for (std::size_t column = first; column < rows.front().size(); ++column) {
    const bool some = std::any_of(rows.begin() + 1, rows.end(), [&](const auto& row) {
      const double value = value_in(row, column, dialect);
      return std::isfinite(value) && value != std::floor(value);
    });
    if (!some) {
      return false;
    }
  }
  return true;
}

std::size_t leading_words(const std::vector<std::string>& row, const Dialect& dialect) {
  const auto number = std::find_if(row.begin(), row.end(), [&](const std::string& cell) {
    return kind_of(cell, dialect) == NumberKind::number;
  });
  return static_cast<std::size_t>(number - row.begin());
}

/// The numbers in a column below the first row: their lowest and highest.
std::pair<double, double> range_below(const TextRows& rows, std::size_t column,
                                      const Dialect& dialect) {
  std::pair<double, double> range{std::numeric_limits<double>::infinity(),
                                  -std::numeric_limits<double>::infinity()};
  for (std::size_t row = 1; row < rows.size(); ++row) {
    const double value = value_in(rows[row], column, dialect);
    if (std::isfinite(value)) {
      range = {std::min(range.first, value), std::max(range.second, value)};
    }
  }
  return range;
}

/// Whether the first row gives places on an axis, such as wavelengths: three or more numbers that
/// rise by equal steps, each farther from all below it than these are from one another.
bool gives_places_on_axis(const TextRows& rows, const Dialect& dialect) {
  constexpr std::size_t fewest_rows = 5;
  constexpr std::size_t fewest_numbers = 3;
  constexpr double rounding = 1e-6;  // of a step: 400.1, 400.2
  const std::vector<std::string>& names = rows.front();
  const std::size_t first = leading_words(names, dialect);
  if (rows.size() < fewest_rows || names.size() < first + fewest_numbers) {
    return false;
  }
  std::vector<double> places;
  for (std::size_t column = first; column < names.size(); ++column) {
    const ParsedNumber place =
        parse_number(names[column], dialect.decimal_mark, dialect.thousands_mark);
    const auto [low, high] = range_below(rows, column, dialect);
    const double away = std::max(low - place.value, place.value - high);
    if (place.kind != NumberKind::number || low > high || !(away > high - low)) {
      return false;
    }
    places.push_back(place.value);
  }
  const double step = places[1] - places[0];
  for (std::size_t at = 1; at < places.size(); ++at) {
    if (!(std::abs(places[at] - places[at - 1] - step) <= rounding * step)) {
      return false;
    }
  }
  return true;
}

}  // namespace

bool ends_in_years(const std::vector<std::string>& row, const Dialect& dialect) {
  constexpr std::size_t fewest_years = 3;
  const std::size_t first = leading_words(row, dialect);
  const std::vector<double> counts = counts_from(row, first);
  return first > 0 && counts.size() >= fewest_years && counts.front() >= 0.0 &&
         rise_by_one_step(counts) && are_years(counts);
}

bool counts_columns(const TextRows& rows, const Dialect& dialect) {
  constexpr std::size_t fewest_rows = 3;
  constexpr std::size_t fewest_numbers = 3;
  if (rows.size() < fewest_rows || rows.front().empty()) {
    return false;
  }
  const std::string& corner_cell = rows.front().front();
  const std::size_t first = leading_words(rows.front(), dialect);
  const std::vector<double> counts = counts_from(rows.front(), first);
  if (counts.empty() || counts.front() < 0.0 || !rise_by_one_step(counts)) {
    return false;
  }
  const auto below = [&](auto holds) { return std::any_of(rows.begin() + 1, rows.end(), holds); };
  if (first >= 1 && are_years(counts)) {
    return below([first](const auto& row) {
      const std::vector<double> values = counts_from(row, first);
      return values.empty() || !are_years(values);
    });
  }
  const bool in_order =
      counts.front() <= 1.0 && counts[1] - counts.front() == 1.0 && counts.size() >= fewest_numbers;
  const bool corner = first == 1 && corner_cell.empty() &&
                      !below([](const auto& row) { return row.empty() || row.front().empty(); });
  const bool other = below([&](const auto& row) { return counts_from(row, first) != counts; });
  return in_order && ((corner && other) || have_decimals_below(rows, first, dialect));
}

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
  return names_number_columns(rows, dialect) || has_no_number(rows.front(), dialect) ||
         counts_columns(rows, dialect) || gives_places_on_axis(rows, dialect);
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

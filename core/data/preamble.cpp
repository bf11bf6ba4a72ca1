// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/preamble.h"

#include <algorithm>
#include <map>
#include <string>

#include "core/data/cell_kinds.h"
#include "core/data/name_rows.h"
#include "core/data/number.h"
#include "core/data/unit_row.h"

namespace steelyard {
namespace {

using Row = std::vector<std::string>;

/// What stands above the names of the columns in a spreadsheet: a title in the first cell, or
/// nothing.
bool may_be_title(const Row& row) {
  return row.empty() || std::all_of(row.begin() + 1, row.end(),
                                    [](const std::string& cell) { return cell.empty(); });
}

/// The most common number of cells in the last rows: a preamble may be longer than the table.
std::size_t width_of_table(const TextRows& rows) {
  std::map<std::size_t, std::size_t> counts;
  constexpr std::size_t least = 3;
  const std::size_t last = std::min(rows.size(), std::max(least, rows.size() / 4));
  for (std::size_t row = rows.size() - last; row < rows.size(); ++row) {
    ++counts[rows[row].size()];
  }
  return std::max_element(counts.begin(), counts.end(),
                          [](auto& left, auto& right) { return left.second < right.second; })
      ->first;
}

class TableSearch {
 public:
  TableSearch(const TextRows& rows, const std::vector<bool>& after_gap, const Dialect& dialect)
      : rows_(rows), after_gap_(after_gap), dialect_(dialect), width_(width_of_table(rows)) {}

  [[nodiscard]] std::size_t rows_above() const {
    const std::size_t names = rows_above_names();
    const bool groups = names > 0 && !after_gap_[names] && names < rows_.size() &&
                        is_short_group_row(rows_[names - 1], rows_[names]);
    return groups ? names - 1 : names;
  }

 private:
  [[nodiscard]] std::size_t rows_above_names() const {
    constexpr int most_tries = 20;  // each looks at all rows
    if (width_ < 2) {
      return 0;
    }
    int tries = 0;
    for (std::size_t row = 0; row + 1 < rows_.size() && tries < most_tries; ++row) {
      if (may_be_names(row)) {
        ++tries;
        if (names_numbers_below(row)) {
          return row;
        }
      }
    }
    return rows_above_numbers();
  }

  /// As wide as the table, or wider by a delimiter at the end.
  [[nodiscard]] bool fits(const Row& row) const {
    return row.size() == width_ || (row.size() == width_ + 1 && row.back().empty());
  }

  [[nodiscard]] bool stands_apart(std::size_t row) const {
    return after_gap_[row] || !fits(rows_[row - 1]) || may_be_title(rows_[row - 1]) ||
           (is_remark_above(rows_[row - 1], rows_[row]) && !is_below_names(row - 1));
  }

  /// A sample whose numbers are missing looks like a remark.
  [[nodiscard]] bool is_below_names(std::size_t row) const {
    return row > 0 && fits(rows_[row - 1]) && names_each_column(rows_[row - 1]) &&
           has_no_number(rows_[row - 1], dialect_);
  }

  [[nodiscard]] bool holds_numbers_only(const Row& row) const {
    return has_number(row, dialect_) &&
           std::none_of(row.begin(), row.end(), [this](const std::string& cell) {
             return kind_of_cell(cell, dialect_) == NumberKind::text;
           });
  }

  [[nodiscard]] bool may_be_names(std::size_t row) const {
    const bool apart = row == 0 || stands_apart(row);
    return apart && fits(rows_[row]) && !may_be_title(rows_[row]) &&
           (has_no_number(rows_[row], dialect_) || ends_in_years(rows_[row], dialect_)) &&
           (row == 0 || may_be_above(row));
  }

  /// Rows of numbers are never taken for a preamble.
  [[nodiscard]] bool may_be_above(std::size_t end) const {
    return std::none_of(rows_.begin(), rows_.begin() + static_cast<std::ptrdiff_t>(end),
                        [this](const Row& row) { return fits(row) && holds_numbers_only(row); });
  }

  [[nodiscard]] bool names_numbers_below(std::size_t names) const {
    if (ends_in_years(rows_[names], dialect_)) {
      return is_regular_from(names + 1) && counts_columns(rows_from(names), dialect_);
    }
    const std::size_t name_rows = count_names_from(names);
    std::size_t first = names + name_rows;
    if (first + 1 < rows_.size() && looks_like_units(rows_[first])) {
      ++first;
    }
    if (first >= rows_.size() || !is_regular_from(first)) {
      return false;
    }
    if (name_rows > 1) {
      return true;
    }
    TextRows table = rows_from(first);
    table.insert(table.begin(), rows_[names]);
    return has_number(rows_[first], dialect_) && names_number_columns(table, dialect_);
  }

  /// A blank line ends what stands above a table.
  [[nodiscard]] std::size_t count_names_from(std::size_t names) const {
    const std::size_t count = count_name_rows(rows_from(names), dialect_);
    const auto second = after_gap_.begin() + static_cast<std::ptrdiff_t>(names + 1);
    const auto end = after_gap_.begin() + static_cast<std::ptrdiff_t>(names + count);
    return std::find(second, end, true) == end ? count : 1;
  }

  [[nodiscard]] TextRows rows_from(std::size_t first) const {
    constexpr std::size_t enough = 200;
    const auto begin = rows_.begin() + static_cast<std::ptrdiff_t>(first);
    const std::size_t count = std::min(enough, rows_.size() - first);
    return {begin, begin + static_cast<std::ptrdiff_t>(count)};
  }

  [[nodiscard]] bool is_regular_from(std::size_t first) const {
    const auto fitting = std::count_if(rows_.begin() + static_cast<std::ptrdiff_t>(first),
                                       rows_.end(), [this](const Row& row) { return fits(row); });
    return static_cast<double>(fitting) >= 0.8 * static_cast<double>(rows_.size() - first);
  }

  /// A table without names, below lines that cannot be part of it: they have a single cell where
  /// the table has three or more, or at least two cells less and a blank line below.
  [[nodiscard]] std::size_t rows_above_numbers() const {
    constexpr std::size_t least = 3;
    std::size_t widest = 0;
    for (std::size_t row = 0; row < rows_.size(); ++row) {
      if (fits(rows_[row])) {
        const bool apart =
            width_ >= least && widest + 1 < width_ && (widest == 1 || (row > 0 && after_gap_[row]));
        return row > 0 && apart && holds_numbers_only(rows_[row]) && is_regular_from(row) ? row : 0;
      }
      widest = std::max(widest, rows_[row].size());
    }
    return 0;
  }

  const TextRows& rows_;
  const std::vector<bool>& after_gap_;
  const Dialect& dialect_;
  std::size_t width_;
};

}  // namespace

std::size_t count_preamble(const TextRows& rows, const std::vector<bool>& after_gap,
                           const Dialect& dialect) {
  return rows.empty() ? 0 : TableSearch(rows, after_gap, dialect).rows_above();
}

}  // namespace steelyard

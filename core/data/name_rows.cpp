// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/name_rows.h"

#include <algorithm>
#include <cstddef>
#include <set>

#include "core/data/cell.h"
#include "core/data/cell_kinds.h"
#include "core/data/number.h"
#include "core/data/orange_rows.h"
#include "core/data/unit_row.h"

namespace steelyard {
namespace {

using Cells = std::vector<std::string>;

constexpr std::size_t most_name_rows = 4;

const std::string& cell_in(const Cells& row, std::size_t column) {
  static const std::string none;
  return column < row.size() ? row[column] : none;
}

std::size_t width_of(const TextRows& rows) {
  std::size_t width = 0;
  for (const Cells& row : rows) {
    width = std::max(width, row.size());
  }
  return width;
}

/// Whether a group is written above each of its columns.
bool repeats_groups(const Cells& row) {
  return std::adjacent_find(row.begin(), row.end(), [](const auto& left, const auto& right) {
           return !left.empty() && left == right;
         }) != row.end();
}

/// Whether the last row names only columns for which the rows above have no name of their own.
/// The first cell may hold the name of the groups.
bool names_index_only(const TextRows& rows) {
  const Cells& last = rows.back();
  const auto names_one = [&](std::size_t column) {
    return std::any_of(rows.begin(), rows.end() - 1,
                       [column](const Cells& row) { return !cell_in(row, column).empty(); });
  };
  const std::size_t width = width_of(rows);
  for (std::size_t column = 1; column < width; ++column) {
    if (!cell_in(last, column).empty() && names_one(column)) {
      return false;
    }
  }
  bool fills_all = true;
  for (std::size_t column = 1; column < width; ++column) {
    fills_all = fills_all && !cell_in(last, column).empty();
  }
  const bool own_first = rows.size() > 2 || !names_one(0);
  return rows.size() > 1 && width > 1 && own_first && !fills_all;
}

/// The group of each column, where empty cells continue the group to their left.
Cells with_groups_continued(const Cells& row, std::size_t width) {
  Cells groups(width);
  const bool repeated = repeats_groups(row);
  for (std::size_t column = 0; column < width; ++column) {
    groups[column] = cell_in(row, column);
    if (groups[column].empty() && column > 0 && !repeated) {
      groups[column] = groups[column - 1];
    }
  }
  return groups;
}

void join(std::string& name, const std::string& part) {
  if (!part.empty() && name != part) {
    name += (name.empty() ? "" : " ") + part;
  }
}

std::vector<bool> number_columns(const TextRows& rows, std::size_t first, const Dialect& dialect) {
  std::vector<bool> found(width_of(rows));
  for (std::size_t column = 0; column < found.size(); ++column) {
    found[column] = holds_numbers_from(rows, first, column, dialect);
  }
  return found;
}

bool are_unique(const Cells& names) {
  std::set<std::string_view> seen;
  return std::all_of(names.begin(), names.end(), [&seen](const std::string& name) {
    return name.empty() || seen.insert(name).second;
  });
}

/// Whether the rows hold words above numbers, and above each column at least one.
bool are_words(const TextRows& names, const std::vector<bool>& numbers, const Dialect& dialect) {
  for (std::size_t column = 0; column < numbers.size(); ++column) {
    bool some = false;
    for (const Cells& row : names) {
      const std::string& cell = cell_in(row, column);
      some = some || !cell.empty();
      if (numbers[column] && !cell.empty() && kind_of_cell(cell, dialect) != NumberKind::text) {
        return false;
      }
    }
    if (numbers[column] && !some && column > 0) {
      return false;
    }
  }
  return true;
}

/// Whether a row has an empty cell above a name of a column of numbers.
bool leaves_names_below(const Cells& row, const Cells& below, const std::vector<bool>& numbers) {
  for (std::size_t column = 1; column < numbers.size(); ++column) {
    if (numbers[column] && cell_in(row, column).empty() && !cell_in(below, column).empty()) {
      return true;
    }
  }
  return false;
}

/// Whether each row above the last one holds groups of the names in the last one, which names most
/// columns of numbers. Below a first row that names each column alone, rows of words are samples.
bool show_groups(const TextRows& names, const std::vector<bool>& numbers) {
  for (std::size_t row = 0; row + 1 < names.size(); ++row) {
    const bool groups = repeats_groups(names[row]) || (row > 0 && !are_unique(names[row])) ||
                        leaves_names_below(names[row], names[row + 1], numbers);
    if (!groups) {
      return false;
    }
  }
  std::ptrdiff_t named = 0;
  for (std::size_t column = 0; column < numbers.size(); ++column) {
    named += numbers[column] && !cell_in(names.back(), column).empty() ? 1 : 0;
  }
  return names.size() > 1 && 2 * named > std::count(numbers.begin(), numbers.end(), true);
}

/// Different words in all cells of each row, above nothing but numbers.
bool are_two_full_rows(const TextRows& names, const std::vector<bool>& numbers) {
  constexpr std::size_t fewest_columns =
      3;  // two words may be a sample with a mistake in each cell
  return names.size() == 2 && numbers.size() >= fewest_columns &&
         std::find(numbers.begin(), numbers.end(), false) == numbers.end() &&
         std::all_of(names.begin(), names.end(), [&](const Cells& row) {
           return row.size() == numbers.size() && names_each_column(row);
         });
}

/// \param first  the first row that holds values
bool name_together(TextRows names, const TextRows& rows, std::size_t first,
                   const Dialect& dialect) {
  const std::vector<bool> numbers = number_columns(rows, first, dialect);
  const Cells joined = joined_names(names);
  const bool index = names_index_only(names);
  if (index) {
    names.pop_back();
  }
  if (std::count(numbers.begin(), numbers.end(), true) < 2 || !are_unique(joined) ||
      !are_words(names, numbers, dialect)) {
    return false;
  }
  // Below a single row of names, a row with a first cell alone may be a sample.
  return names.size() > 1 && (show_groups(names, numbers) || are_two_full_rows(names, numbers));
}

bool is_year(const std::string& cell) {
  constexpr std::size_t digits = 4;
  return cell.size() == digits && cell.find_first_not_of("0123456789") == std::string::npos &&
         may_be_year(std::stod(cell));
}

/// ",men,men,women,women" or ",men,,women," above ",2019,2020,2019,2020": several years stand below
/// one name, and the row below holds other numbers.
bool group_years(const TextRows& rows) {
  constexpr std::size_t least = 3;
  if (rows.size() < least) {
    return false;
  }
  const Cells groups = with_groups_continued(rows[0], rows[1].size());
  if (!repeats_groups(groups)) {
    return false;
  }
  std::size_t years = 0;
  bool below = true;
  for (std::size_t column = 0; column < rows[1].size(); ++column) {
    const std::string& cell = rows[1][column];
    if (is_year(cell) && !groups[column].empty()) {
      ++years;
      below = below && is_year(cell_in(rows[2], column));
    } else if (column > 0 || cell.find_first_of("0123456789") != std::string::npos) {
      return false;
    }
  }
  return years > 1 && !below && are_unique(joined_names({rows[0], rows[1]}));
}

}  // namespace

std::size_t count_name_rows(const TextRows& rows, const Dialect& dialect) {
  if (has_orange_rows(rows, dialect)) {
    return orange_rows;
  }
  std::size_t count = 0;
  while (count < rows.size() && count <= most_name_rows && has_no_number(rows[count], dialect)) {
    ++count;
  }
  if (count == 1 && group_years(rows)) {
    return 2;
  }
  if (count < 2 || count > most_name_rows || count == rows.size() ||
      (is_remark_above(rows[0], rows[1]) && !holds_only_a_pair(rows[1]))) {
    return 1;
  }
  const std::size_t first = count;
  const auto last = rows.begin() + static_cast<std::ptrdiff_t>(count);
  const bool units = guess_units_row({last - 2, rows.end()}, dialect);
  const TextRows names(rows.begin(), units ? last - 1 : last);
  return names.size() > 1 && name_together(names, rows, first, dialect) ? names.size() : 1;
}

bool holds_only_a_pair(const std::vector<std::string>& row) {
  constexpr std::size_t least = 4;
  return row.size() >= least && !row[0].empty() && !row[1].empty() &&
         std::all_of(row.begin() + 2, row.end(), [](const auto& cell) { return cell.empty(); });
}

bool is_remark_above(const std::vector<std::string>& row, const std::vector<std::string>& names) {
  constexpr std::ptrdiff_t fewest = 2;  // words, and empty cells behind these
  const auto gap = std::find(row.begin(), row.end(), std::string());
  const bool at_left =
      gap - row.begin() >= fewest && row.end() - gap >= fewest &&
      std::all_of(gap, row.end(), [](const std::string& cell) { return cell.empty(); });
  return holds_only_a_pair(row) ||
         (at_left && names.size() >= row.size() && names_each_column(names));
}

bool names_each_column(const std::vector<std::string>& row) {
  return are_unique(row) && std::find(row.begin(), row.end(), std::string()) == row.end();
}

bool is_short_group_row(const std::vector<std::string>& groups,
                        const std::vector<std::string>& names) {
  const auto first =
      std::find_if(groups.begin(), groups.end(), [](const auto& cell) { return !cell.empty(); });
  const bool gap = std::find(first, groups.end(), std::string()) != groups.end();
  return gap && groups.size() < names.size() && !are_unique(names) &&
         are_unique(joined_names({groups, names}));
}

std::vector<std::string> joined_names(const TextRows& rows) {
  const std::size_t width = width_of(rows);
  const bool index = names_index_only(rows);
  const std::size_t levels = rows.size() - (index ? 1 : 0);
  Cells names(width);
  for (std::size_t row = 0; row < levels; ++row) {
    const bool above = row + 1 < levels;
    const Cells groups = above ? with_groups_continued(rows[row], width) : Cells();
    for (std::size_t column = 0; column < width; ++column) {
      const bool continues = above && !cell_in(rows[levels - 1], column).empty();
      join(names[column], continues ? groups[column] : cell_in(rows[row], column));
    }
  }
  for (std::size_t column = 0; index && column < width; ++column) {
    if (const std::string& own = cell_in(rows.back(), column); !own.empty()) {
      names[column] = own;
    }
  }
  return names;
}

std::optional<std::vector<std::string>> names_by_blanks(std::string_view line,
                                                        const Dialect& dialect,
                                                        const std::vector<std::string>& below) {
  Dialect by_blanks = dialect;
  by_blanks.delimiter = ' ';
  if (below.size() < 2 || dialect.delimiter == ' ' || has_no_number(below, dialect) ||
      count_cells(line, by_blanks) != below.size()) {
    return std::nullopt;
  }
  Cells names;
  CellCursor cursor(line, by_blanks);
  for (Cell cell; cursor.next(cell);) {
    names.push_back(cell_text(cell, dialect.quote));
  }
  const bool fit =
      names.size() == below.size() && has_no_number(names, dialect) && are_unique(names);
  return fit ? std::optional(std::move(names)) : std::nullopt;
}

}  // namespace steelyard

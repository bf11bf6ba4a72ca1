// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/orange_rows.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/data/cell_kinds.h"
#include "core/text.h"

namespace steelyard {
namespace {

template <std::size_t Size>
bool is_listed(const std::array<std::string_view, Size>& list, std::string_view text) {
  return std::find(list.begin(), list.end(), text) != list.end();
}

bool is_numeric_type(std::string_view type) {
  constexpr std::array<std::string_view, 3> numeric{"c", "continuous", "numeric"};
  return is_listed(numeric, type);
}

bool is_time_type(std::string_view type) {
  constexpr std::array<std::string_view, 3> times{"t", "time", "datetime"};
  return is_listed(times, type);
}

bool is_word_type(std::string_view type) {
  constexpr std::array<std::string_view, 6> words{"d", "discrete", "categorical",
                                                  "s", "string",   "text"};
  return is_listed(words, type);
}

/// "no yes" in place of a type: the values of the column.
bool lists_values(const std::string& type) { return type.find_first_of(" |") != std::string::npos; }

bool is_known_flag(std::string_view flag) {
  constexpr std::array<std::string_view, 8> flags{"class", "c", "multiclass", "meta",
                                                  "m",     "i", "ignore",     "weight"};
  return is_listed(flags, flag) || flag == "w" || flag.starts_with("-dc") ||
         flag.find('=') != std::string_view::npos;
}

/// The words of a flag, such as "meta" and "group=2" of "meta group=2".
std::vector<std::string_view> words_in(std::string_view flags) {
  std::vector<std::string_view> words;
  while (!flags.empty()) {
    const std::size_t end = std::min(flags.find_first_of(" ,"), flags.size());
    if (end > 0) {
      words.push_back(flags.substr(0, end));
    }
    flags.remove_prefix(std::min(end + 1, flags.size()));
  }
  return words;
}

bool are_types(const std::vector<std::string>& row) {
  std::size_t known = 0;
  std::size_t lists = 0;
  for (const std::string& cell : row) {
    const std::string type = in_lower_case(cell);
    const bool is_known = is_numeric_type(type) || is_time_type(type) || is_word_type(type);
    known += is_known ? 1U : 0U;
    lists += !is_known && lists_values(cell) ? 1U : 0U;
  }
  return known + lists == row.size() && known >= lists && known > 0;
}

bool are_letters(const std::vector<std::string>& row) {
  return std::all_of(row.begin(), row.end(), [](const auto& cell) { return cell.size() == 1; });
}

/// Types of one letter each may be bases or other codes. They are types if a flag says so and no
/// column of numbers has more words below; without numbers, the flag is a whole word.
bool letters_fit(const TextRows& rows, const Dialect& dialect) {
  const std::vector<std::string>& flags = rows[orange_rows - 1];
  const bool some = std::any_of(flags.begin(), flags.end(),
                                [](const std::string& flag) { return !flag.empty(); });
  const bool word = std::any_of(flags.begin(), flags.end(),
                                [](const std::string& flag) { return flag.size() > 1; });
  bool numbers = false;
  for (std::size_t column = 0; column < rows[1].size(); ++column) {
    const bool numeric = is_numeric_type(in_lower_case(rows[1][column]));
    const CellCounts below =
        numeric ? counts_below(rows, orange_rows, column, dialect) : CellCounts();
    if (below.words > below.numbers) {
      return false;
    }
    numbers = numbers || below.numbers > 0;
  }
  return some && (numbers || word || rows.size() == orange_rows);
}

bool are_flags(const std::vector<std::string>& row) {
  return std::all_of(row.begin(), row.end(), [](const std::string& cell) {
    const std::string lower = in_lower_case(cell);
    const std::vector<std::string_view> words = words_in(lower);
    return std::all_of(words.begin(), words.end(), is_known_flag);
  });
}

}  // namespace

bool has_orange_rows(const TextRows& rows, const Dialect& dialect) {
  return dialect.delimiter == '\t' && rows.size() >= orange_rows && !rows[0].empty() &&
         rows[1].size() == rows[0].size() && rows[2].size() <= rows[0].size() &&
         are_types(rows[1]) && are_flags(rows[2]) &&
         (!are_letters(rows[1]) || letters_fit(rows, dialect));
}

std::vector<SaidColumn> said_by_orange(const std::vector<std::string>& types,
                                       const std::vector<std::string>& flags, std::size_t columns) {
  std::vector<SaidColumn> said(columns);
  for (std::size_t column = 0; column < std::min(columns, types.size()); ++column) {
    const std::string type = in_lower_case(types[column]);
    said[column].text = !is_numeric_type(type) && !is_time_type(type);
    const std::string lower = column < flags.size() ? in_lower_case(flags[column]) : std::string();
    for (const std::string_view flag : words_in(lower)) {
      said[column].target =
          said[column].target || flag == "class" || flag == "c" || flag == "multiclass";
      said[column].aside = said[column].aside || flag == "meta" || flag == "m" || flag == "i" ||
                           flag == "ignore" || flag == "weight" || flag == "w";
      said[column].weight = said[column].weight || flag == "weight" || flag == "w";
    }
  }
  return said;
}

}  // namespace steelyard

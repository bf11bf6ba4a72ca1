// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/column_settling.h"

#include "core/message.h"
#include "core/text.h"

namespace steelyard {
namespace {

Index count_of(const OddWords& words) {
  Index count = 0;
  for (const auto& [word, cells] : words) {
    count += cells.count;
  }
  return count;
}

Index numbers_in(const Dataset& dataset, std::size_t column) {
  return dataset.samples() - dataset.values.col(static_cast<Index>(column)).array().isNaN().count();
}

void add_text(std::map<std::size_t, OddCells>& texts, std::size_t column, const OddCells& cells) {
  const auto [at, is_new] = texts.try_emplace(column, cells);
  if (!is_new) {
    if (cells.line < at->second.line) {
      at->second.line = cells.line;
      at->second.text = cells.text;
    }
    at->second.count += cells.count;
  }
}

/// Numbers with several units, or with one that few of them have, are text.
void take_stray_units_as_text(OddColumns& odd, const Dataset& dataset) {
  for (auto at = odd.units.begin(); at != odd.units.end();) {
    const auto& [column, units] = *at;
    if (units.size() == 1 && 2 * count_of(units) >= numbers_in(dataset, column)) {
      ++at;
      continue;
    }
    for (const auto& [unit, cells] : units) {
      add_text(odd.text, column, cells);
    }
    at = odd.units.erase(at);
  }
}

/// Words alone, without a single number, are no column of numbers.
void take_words_as_text(OddColumns& odd, const Dataset& dataset) {
  for (const auto& [column, words] : odd.missing_words) {
    if (numbers_in(dataset, column) == 0) {
      for (const auto& [word, cells] : words) {
        add_text(odd.text, column, cells);
      }
    }
  }
}

bool are_few_bad_cells(Index bad, Index numbers) {
  constexpr Index fewest_numbers = 20;
  constexpr Index share = 20;  // 5 %
  return numbers >= fewest_numbers && share * bad < numbers + bad;
}

/// A stray word leaves a column of numbers what it is, or turns it into text; the note gives its
/// place.
/// \param stray  the number of cells with stray units by column, which were read as numbers
/// \return the columns of numbers in which such cells must become missing
std::set<std::size_t> settle_bad_cells(const std::vector<std::string>& names, OddColumns& odd,
                                       const std::map<std::size_t, Index>& stray,
                                       Dataset& dataset) {
  std::set<std::size_t> to_clear;
  for (auto at = odd.text.begin(); at != odd.text.end();) {
    const auto& [column, cells] = *at;
    const std::string name = in_quotes(names[column]);
    const auto with_unit = stray.find(column);
    const Index plain =
        numbers_in(dataset, column) - (with_unit == stray.end() ? 0 : with_unit->second);
    if (are_few_bad_cells(cells.count, plain)) {
      dataset.warnings.push_back(message(
          "table.bad_cells",
          "column {1}: line {2} reads {3}, which is no number; {4} such {4:cell is|cells are} "
          "taken as missing",
          name, cells.line, in_quotes(cells.text), cells.count));
      if (with_unit != stray.end()) {
        to_clear.insert(column);
      }
      at = odd.text.erase(at);
      continue;
    }
    if (cells.count * 2 < dataset.samples()) {
      dataset.warnings.push_back(message("table.mixed_column",
                                         "column {1} is taken as text: line {2} reads {3} ({4} of "
                                         "{5} {5:cell|cells} {4:is no number|are not numbers})",
                                         name, cells.line, in_quotes(cells.text), cells.count,
                                         dataset.samples()));
    }
    ++at;
  }
  return to_clear;
}

/// "#N/A" (5), "none" (2)
std::string list_of(const OddWords& words) {
  std::string list;
  for (const auto& [word, cells] : words) {
    list += list.empty() ? "" : ", ";
    list += in_quotes(word.empty() ? cells.text : word) + " (" + std::to_string(cells.count) + ")";
  }
  return list;
}

void note_missing_words(const std::vector<std::string>& names, const OddColumns& odd,
                        Dataset& dataset) {
  for (const auto& [column, words] : odd.missing_words) {
    if (!odd.text.contains(column)) {
      dataset.warnings.push_back(
          message("table.missing_words", "column {1}: {2} {3:is|are} taken as missing",
                  in_quotes(names[column]), list_of(words), count_of(words)));
    }
  }
}

std::map<std::size_t, std::string> note_units(const std::vector<std::string>& names,
                                              const OddColumns& odd, Dataset& dataset) {
  std::map<std::size_t, std::string> found;
  for (const auto& [column, units] : odd.units) {
    if (odd.text.contains(column)) {
      continue;
    }
    const auto& [unit, cells] = *units.begin();
    found[column] = unit;
    dataset.warnings.push_back(message(
        "table.unit_in_cells",
        "column {1}: {2} in {3} of {4} {4:number|numbers} is taken as the unit of the column",
        in_quotes(names[column]), in_quotes(unit), cells.count, numbers_in(dataset, column)));
  }
  return found;
}

}  // namespace

SettledColumns settle_columns(const std::vector<std::string>& names, OddColumns& odd,
                              Dataset& dataset) {
  std::map<std::size_t, Index> stray;
  for (const auto& [column, units] : odd.units) {
    stray[column] = count_of(units);
  }
  take_stray_units_as_text(odd, dataset);
  for (const auto& [column, units] : odd.units) {
    stray.erase(column);
  }
  take_words_as_text(odd, dataset);
  SettledColumns settled;
  settled.to_clear = settle_bad_cells(names, odd, stray, dataset);
  note_missing_words(names, odd, dataset);
  settled.units = note_units(names, odd, dataset);
  return settled;
}

}  // namespace steelyard

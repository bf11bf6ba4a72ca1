// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/column_settling.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/data/negative_amount.h"
#include "core/data/unit_verdict.h"
#include "core/message.h"
#include "core/text.h"

namespace steelyard {
namespace {

Index numbers_in(const Dataset& dataset, std::size_t column) {
  return dataset.samples() - dataset.values.col(static_cast<Index>(column)).array().isNaN().count();
}

using Verdicts = std::map<std::size_t, UnitVerdict>;

/// Codes such as 00123 that a spreadsheet was told to keep are no numbers.
void take_kept_zeros_as_text(const std::vector<std::string>& names, OddColumns& odd,
                             Dataset& dataset) {
  for (const auto& [column, cells] : odd.kept_zeros) {
    dataset.warnings.push_back(
        message("table.kept_zeros",
                "column {1} is taken as text: line {2} reads {3}, whose zeros a number would lose",
                in_quotes(names[column]), cells.line, in_quotes(cells.text)));
    odd.text[column] = {cells.line, cells.text, dataset.samples()};
    forget_column(odd, column);
  }
}

/// Whether numbers in brackets stand below each of the others, as standard errors do below their
/// coefficients.
bool are_standard_errors(const OddCells& negatives, const Dataset& dataset, std::size_t column) {
  constexpr Index fewest = 3;
  std::array<Index, 2> positive{};  // at the even and the odd places
  Index numbers = 0;
  for (const double value : dataset.values.col(static_cast<Index>(column))) {
    if (!std::isnan(value)) {
      positive[static_cast<std::size_t>(numbers % 2)] += value > 0.0 ? 1 : 0;
      ++numbers;
    }
  }
  return negatives.count >= fewest && negatives.text.find('(') != std::string::npos &&
         2 * negatives.count == numbers && positive[1] == 0;
}

/// Where nearly all numbers stand in brackets, these mean something else, such as a reference.
void settle_negatives(OddColumns& odd, const Dataset& dataset) {
  constexpr Index share = 5;
  for (auto at = odd.negatives.begin(); at != odd.negatives.end();) {
    const auto& [column, cells] = *at;
    const Index numbers = numbers_in(dataset, column);
    if (share * (numbers - cells.count) < numbers || are_standard_errors(cells, dataset, column)) {
      add_cells(odd.text[column], cells);
      at = odd.negatives.erase(at);
    } else {
      ++at;
    }
  }
}

Verdicts verdicts_on_units(OddColumns& odd, const Dataset& dataset) {
  Verdicts verdicts;
  for (const auto& [column, factors] : odd.factors) {
    odd.units.try_emplace(column);  // "$1.2k" has a factor, and another unit or none
  }
  for (const auto& [column, units] : odd.units) {
    verdicts[column] = verdict_on_units(units, odd.factors[column], numbers_in(dataset, column));
  }
  return verdicts;
}

/// Numbers in several units are text, unless they are converted.
void take_several_units_as_text(const std::vector<std::string>& names, const Verdicts& verdicts,
                                OddColumns& odd, Dataset& dataset) {
  constexpr std::size_t most_named = 3;  // more are parts of codes: "12a", "14b"
  for (const auto& [column, verdict] : verdicts) {
    if (!verdict.disagrees) {
      continue;
    }
    const OddWords& units = odd.units[column];
    if (units.size() > 1 && units.size() <= most_named && !odd.text.contains(column)) {
      dataset.warnings.push_back(message(
          "table.several_units", "column {1} is taken as text: its numbers have several units, {2}",
          in_quotes(names[column]), list_of(units)));
    }
    add_cells(odd.text[column], all_of(units));
  }
}

/// Words alone, without a single number, are no column of numbers.
void take_words_as_text(OddColumns& odd, const Dataset& dataset) {
  for (const auto& [column, words] : odd.missing_words) {
    if (numbers_in(dataset, column) == 0) {
      add_cells(odd.text[column], all_of(words));
    }
  }
}

/// One word in the place of a number stands for a number that is not known. Shorter words may be
/// codes: EG is a floor, K is a grade.
bool are_one_word(const OddCells& cells, Index numbers) {
  constexpr Index fewest_numbers = 20;
  constexpr Index share = 4;
  constexpr Index fewest_letters = 3;
  const auto is_letter = [](char c) {
    return is_ascii_letter(c) || static_cast<unsigned char>(c) >= 0x80;
  };
  const auto letters = std::count_if(cells.text.begin(), cells.text.end(), is_letter);
  const bool is_word = std::all_of(cells.text.begin(), cells.text.end(), [&](char c) {
    return is_letter(c) || c == ' ' || c == '.' || c == '-' || c == '_' || c == '/';
  });
  return cells.alike && is_word && letters >= fewest_letters && numbers >= fewest_numbers &&
         share * cells.count <= numbers + cells.count;
}

void note_few_bad_cells(const std::string& name, const OddCells& cells, const OddCells& stray,
                        Dataset& dataset) {
  if (cells.count > 0) {
    dataset.warnings.push_back(message(
        "table.bad_cells",
        "column {1}: line {2} reads {3}, which is no number; {4} such {4:cell is|cells are} "
        "taken as missing",
        name, cells.line, in_quotes(cells.text), cells.count));
  }
  if (stray.count > 0) {
    dataset.warnings.push_back(message(
        "table.stray_unit",
        "column {1}: line {2} reads {3}, with a unit that the other numbers do not have; {4} such "
        "{4:cell is|cells are} taken as missing",
        name, stray.line, in_quotes(stray.text), stray.count));
  }
}

/// A stray word or unit leaves a column of numbers what it is, or turns it into text; the note
/// gives its place.
void settle_bad_cells(const std::vector<std::string>& names, const Verdicts& verdicts,
                      OddColumns& odd, Dataset& dataset) {
  for (const auto& [column, verdict] : verdicts) {
    if (verdict.stray.count > 0) {
      odd.text.try_emplace(column);
    }
  }
  for (auto at = odd.text.begin(); at != odd.text.end();) {
    auto& [column, cells] = *at;
    const std::string name = in_quotes(names[column]);
    const auto known = verdicts.find(column);
    const OddCells stray = known == verdicts.end() ? OddCells{} : known->second.stray;
    const bool may_be_few = known == verdicts.end() || !known->second.disagrees;
    if (may_be_few &&
        are_few_bad_cells(cells.count + stray.count, numbers_in(dataset, column) - stray.count)) {
      note_few_bad_cells(name, cells, stray, dataset);
      at = odd.text.erase(at);
      continue;
    }
    if (may_be_few && stray.count == 0 && are_one_word(cells, numbers_in(dataset, column))) {
      dataset.warnings.push_back(message("table.one_word",
                                         "column {1}: all {2} cells that are no numbers read {3}; "
                                         "these are taken as missing",
                                         name, cells.count, in_quotes(cells.text)));
      at = odd.text.erase(at);
      continue;
    }
    add_cells(cells, stray);
    if (cells.count * 2 < dataset.samples()) {
      dataset.warnings.push_back(message("table.mixed_column",
                                         "column {1} is taken as text: line {2} reads {3} ({4} of "
                                         "{5} {5:cell|cells} {4:is no number|are not numbers}; the "
                                         "step \"Text as numbers\" makes {4:it|these} missing)",
                                         name, cells.line, in_quotes(cells.text), cells.count,
                                         dataset.samples()));
    }
    ++at;
  }
}

void note_missing_words(const std::vector<std::string>& names, const OddColumns& odd,
                        Dataset& dataset) {
  for (const auto& [column, words] : odd.missing_words) {
    if (!odd.text.contains(column)) {
      dataset.warnings.push_back(missing_words_note(names[column], words));
    }
  }
}

void note_negatives(const std::vector<std::string>& names, const OddColumns& odd,
                    Dataset& dataset) {
  for (const auto& [column, cells] : odd.negatives) {
    if (!odd.text.contains(column)) {
      dataset.warnings.push_back(message("table.negative_forms",
                                         "column {1}: line {2} reads {3}; {4} such "
                                         "{4:number|numbers}, in brackets or with a minus "
                                         "sign behind, {4:is|are} taken as negative",
                                         in_quotes(names[column]), cells.line,
                                         in_quotes(cells.text), cells.count));
    }
  }
}

/// "1d3" may as well be a code.
void note_bare_exponents(const std::vector<std::string>& names, const OddColumns& odd,
                         Dataset& dataset) {
  for (const auto& [column, cells] : odd.bare_exponents) {
    if (!odd.text.contains(column)) {
      dataset.warnings.push_back(message("table.bare_exponents",
                                         "column {1}: line {2} reads {3}; in {4} such "
                                         "{4:number|numbers}, what follows the letter is taken as "
                                         "the exponent, as Fortran writes it",
                                         in_quotes(names[column]), cells.line,
                                         in_quotes(cells.text), cells.count));
    }
  }
}

/// "2-" among numbers: a column of grades, or of amounts that a program wrote with the sign behind.
void note_grades_or_negatives(const std::vector<std::string>& names, const OddColumns& odd,
                              Dataset& dataset) {
  for (const auto& [column, cells] : odd.text) {
    const auto amount = amount_of_negative(cells.text, {});
    if (amount && cells.text.back() != ')' &&
        std::all_of(amount->begin(), amount->end(), is_ascii_digit)) {
      dataset.warnings.push_back(
          message("table.grades_or_negatives",
                  "column {1} is taken as text: line {2} reads {3}, which may be a grade; with a "
                  "minus sign behind, only numbers with a mark of decimals or thousands are read "
                  "as negative",
                  in_quotes(names[column]), cells.line, in_quotes(cells.text)));
    }
  }
}

void note_unit(const std::string& name, const UnitVerdict& verdict, Index numbers,
               Dataset& dataset) {
  if (!verdict.factors.empty()) {
    dataset.warnings.push_back(
        message("table.factors_in_cells",
                "column {1}: {2} right behind numbers count as factors; k and K stand for a "
                "thousand, M for a million",
                name, list_of(verdict.factors)));
  }
  if (verdict.percent_on_some) {
    dataset.warnings.push_back(
        message("table.percent_on_some",
                "column {1}: {2} of {3} numbers have a percent sign and the others have none; all "
                "are read as they are written, {4} without its sign",
                name, verdict.with_unit.count, numbers, in_quotes(verdict.with_unit.text)));
  } else if (!verdict.unit.empty()) {
    dataset.warnings.push_back(message(
        "table.unit_in_cells",
        "column {1}: {2} in {3} of {4} {4:number|numbers} is taken as the unit of the column", name,
        in_quotes(verdict.unit), verdict.with_unit.count, numbers));
  }
}

/// What becomes of the columns of numbers among those with units.
void settle_units(const std::vector<std::string>& names, const Verdicts& verdicts,
                  const OddColumns& odd, SettledColumns& settled, Dataset& dataset) {
  for (const auto& [column, verdict] : verdicts) {
    if (odd.text.contains(column)) {
      continue;
    }
    note_unit(in_quotes(names[column]), verdict, numbers_in(dataset, column) - verdict.stray.count,
              dataset);
    if (!verdict.unit.empty() && !verdict.percent_on_some) {
      settled.units[column] = verdict.unit;
    }
    if (verdict.stray.count > 0 || !verdict.factors.empty()) {
      std::string& letters = (settled.to_reread[column] = {verdict.unit, {}}).factors;
      for (const auto& [letter, cells] : verdict.factors) {
        letters += letter;
      }
    }
  }
}

}  // namespace

SettledColumns settle_columns(const std::vector<std::string>& names, OddColumns& odd,
                              Dataset& dataset) {
  take_kept_zeros_as_text(names, odd, dataset);
  settle_negatives(odd, dataset);
  const Verdicts verdicts = verdicts_on_units(odd, dataset);
  take_several_units_as_text(names, verdicts, odd, dataset);
  take_words_as_text(odd, dataset);
  settle_bad_cells(names, verdicts, odd, dataset);
  note_missing_words(names, odd, dataset);
  note_negatives(names, odd, dataset);
  note_bare_exponents(names, odd, dataset);
  note_grades_or_negatives(names, odd, dataset);
  SettledColumns settled;
  settle_units(names, verdicts, odd, settled, dataset);
  return settled;
}

}  // namespace steelyard

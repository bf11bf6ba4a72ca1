// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/unit_verdict.h"

#include <algorithm>
#include <utility>

#include "core/data/cell_number.h"
#include "core/data/unit_row.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr std::string_view percent = "%";

Index count_with(const OddWords& words, std::string_view word) {
  const auto found = words.find(word);
  return found == words.end() ? 0 : found->second.count;
}

/// Whether a letter can mean a factor in a column. One that also stands behind a blank is a unit,
/// and so is "K" without the other letters.
bool may_multiply(const std::string& letter, const OddWords& units, const OddWords& factors) {
  const Index as_unit = count_with(units, letter);
  const bool is_kelvin =
      letter == "K" && as_unit > 0 && !factors.contains("k") && !factors.contains("M");
  return !is_kelvin && as_unit <= count_with(factors, letter);
}

/// The unit that most numbers have; units beyond those that are told apart have no name.
OddWords::const_iterator most_common(const OddWords& units) {
  return std::max_element(units.begin(), units.end(), [](const auto& left, const auto& right) {
    return left.second.count < right.second.count;
  });
}

/// Beside "1.5B", "34F" or "2Y", a letter is a unit like these; beside dollars, it is a factor.
bool leave_factors(const OddWords& units) {
  return units.empty() || is_currency(most_common(units)->first);
}

/// Takes the letters that mean factors out of the units.
OddWords taken_factors(OddWords& units, const OddWords& factors, Index numbers) {
  const bool one_unit =
      units.size() == 1 && factors.contains(units.begin()->first) && all_of(units).count == numbers;
  OddWords taken;
  OddWords others = units;
  for (const auto& [letter, cells] : factors) {
    if (!one_unit && may_multiply(letter, units, factors)) {
      taken[letter] = cells;
      others.erase(letter);
    }
  }
  if (!leave_factors(others)) {
    return {};
  }
  units = std::move(others);
  return taken;
}

/// Where others have no unit, "16a" is the number of a house, "12A" of a residue, and the letter of
/// "1.2K" may mean a thousand.
/// \param cell  the first one with the unit
bool may_be_of_some(const std::string& unit, const std::string& cell) {
  const std::string_view before = std::string_view(cell).substr(0, cell.rfind(unit));
  if (without_outer_blanks(before).size() < before.size()) {
    return true;
  }
  const bool one_letter = unit.size() == 1 && is_ascii_letter(unit.front());
  return !one_letter && is_known_unit(unit);
}

/// Mistakes among numbers with a unit that far more have.
bool are_strays(Index stray, Index with_unit, Index numbers) {
  constexpr Index far_more = 4;
  return stray == 0 || (far_more * stray <= with_unit && are_few_bad_cells(stray, numbers - stray));
}

}  // namespace

UnitVerdict verdict_on_units(OddWords units, const OddWords& factors, Index numbers) {
  UnitVerdict verdict;
  verdict.factors = taken_factors(units, factors, numbers);
  const OddCells all = all_of(units);
  if (all.count == 0) {
    return verdict;
  }
  if (are_few_bad_cells(all.count, numbers - all.count)) {
    verdict.stray = all;
    return verdict;
  }
  const auto [unit, cells] = *most_common(units);
  units.erase(unit);
  verdict.stray = all_of(units);
  const bool on_all = cells.count + verdict.stray.count >= numbers;
  if (unit.empty() || !are_strays(verdict.stray.count, cells.count, numbers) ||
      (!on_all && !may_be_of_some(unit, cells.text))) {
    verdict.stray = {};
    verdict.disagrees = true;
    return verdict;
  }
  verdict.with_unit = cells;
  verdict.percent_on_some = unit == percent && cells.count + verdict.stray.count < numbers;
  verdict.unit = unit;
  return verdict;
}

bool are_few_bad_cells(Index bad, Index numbers) {
  constexpr Index fewest_numbers = 20;
  constexpr Index share = 20;  // 5 %
  return numbers >= fewest_numbers && share * bad < numbers + bad;
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/data/odd_columns.h"

namespace steelyard {

/// What the units of a column's numbers, and the letters that may mean factors, come to.
struct UnitVerdict {
  std::string unit;      ///< of all numbers but stray ones; empty if they have none
  OddCells with_unit{};  ///< the numbers that have it
  OddCells stray{};      ///< numbers with another unit, so few that they are taken as missing
  OddWords factors{};    ///< letters that multiply the numbers before them, by letter
  bool percent_on_some = false;  ///< the unit is a percent sign, but others have none at all
  /// There are several units, or one that is none: the column is no column of numbers.
  bool disagrees = false;
};

/// - One unit is that of all numbers, also if only some have it and it is a known one or stands
///   behind a blank: "16a" and "1.2K" among numbers without a letter are text. A percent sign on
///   some of them leaves open what the others are.
/// - Of at least twenty numbers, under 5 % with another unit than the others, or with one where the
///   others have none, are stray.
/// - A letter "k", "K" or "M" right behind numbers multiplies these, unless all numbers have the
///   same letter, which is their unit then. "K" does so only behind amounts of a currency and
///   beside the other two letters, because it is the unit of temperatures otherwise. Beside another
///   unit than a currency, each letter is a unit: 300M beside 1.5B, 34M beside 28F.
/// \param units    of the column, by unit, with the text of the first cell; see OddColumns
/// \param factors  of the column, by letter
/// \param numbers  the number of cells that are numbers, with or without a unit
[[nodiscard]] UnitVerdict verdict_on_units(OddWords units, const OddWords& factors, Index numbers);

/// Whether so few cells of a column of numbers are none that they are mistakes: under 5 % beside at
/// least twenty numbers.
[[nodiscard]] bool are_few_bad_cells(Index bad, Index numbers);

}  // namespace steelyard

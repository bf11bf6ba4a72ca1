// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/table_parts.h"

namespace steelyard {

/// What becomes of the columns of a table.
struct SettledColumns {
  std::map<std::size_t, std::string> units;
  /// Columns of numbers in which few numbers have another unit, or some have factors: the caller
  /// reads these once more (see reread_unusual_numbers()).
  std::map<std::size_t, UnusualNumbers> to_reread;
};

/// Decides which columns hold numbers, after all cells were read as such.
/// - Numbers with one unit are numbers in this unit, also if only some have it; see
///   verdict_on_units().
/// - Numbers in brackets, and those with a mark and the minus sign behind them, are negative, where
///   at least a fifth of the numbers have another form. Numbers in brackets below each of the
///   others are text, because they are standard errors.
/// - Words for missing values among numbers are missing cells.
/// - Of at least twenty numbers, under 5 % other cells are missing cells; so are up to a quarter of
///   the cells if all of these read the same word of three letters or more, such as "unbekannt".
/// - A column with digits that a spreadsheet was told to keep, ="00123", is text.
/// A note on each of these is added to the warnings, also where a few words make a column text.
/// \param odd  on return, `text` lists the columns that are text
[[nodiscard]] SettledColumns settle_columns(const std::vector<std::string>& names, OddColumns& odd,
                                            Dataset& dataset);

}  // namespace steelyard

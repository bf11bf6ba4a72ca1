// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/table_parts.h"

namespace steelyard {

/// What becomes of the columns of a table.
struct SettledColumns {
  std::map<std::size_t, std::string> units;
  /// Columns of numbers in which few numbers have a unit: the caller makes these cells missing (see
  /// clear_unusual_numbers()).
  std::set<std::size_t> to_clear;
};

/// Decides which columns hold numbers, after all cells were read as such.
/// - Numbers with one unit, which at least half of them have, are numbers in this unit.
/// - Words for missing values among numbers are missing cells.
/// - Of at least twenty numbers, under 5 % other cells are missing cells.
/// A note on each of these is added to the warnings, also where a few words make a column text.
/// \param odd  on return, `text` lists the columns that are text
[[nodiscard]] SettledColumns settle_columns(const std::vector<std::string>& names, OddColumns& odd,
                                            Dataset& dataset);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/table_parts.h"

namespace steelyard {

/// Decides which columns hold numbers, after all cells were read as such.
/// - Numbers with one unit, which at least half of them have, are numbers in this unit.
/// - Words for missing values among numbers are missing cells.
/// - Of at least twenty numbers, under 5 % other cells are missing cells.
/// A note on each of these is added to the warnings, also where a few words make a column text.
/// \param odd  on return, `text` lists the columns that are text
/// \return the units by column
[[nodiscard]] std::map<std::size_t, std::string> settle_columns(
    const std::vector<std::string>& names, OddColumns& odd, Dataset& dataset);

}  // namespace steelyard

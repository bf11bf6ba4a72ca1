// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/message.h"
#include "core/methods/automatic/column_units.h"
#include "core/problem/problem.h"

namespace steelyard::automatic {

/// "age, colour (3 columns)": columns by their names, categories also by how many columns they
/// have; of more than ten, the first ten and the number of further ones.
[[nodiscard]] Message units_in_words(const Problem& problem, const ColumnUnits& units,
                                     const std::vector<Index>& some);

/// Which columns encode a category: one statement for each that is selected, and one for all
/// others.
/// \param selected  units
[[nodiscard]] std::vector<Message> categories_in_words(const Problem& problem,
                                                       const ColumnUnits& units,
                                                       const std::vector<Index>& selected);

}  // namespace steelyard::automatic

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>
#include <vector>

#include "core/data/dataset.h"
#include "core/prepare/preparation.h"

namespace steelyard {

/// The samples of a table that satisfy a condition, ascending. A missing cell satisfies none.
/// \param condition  such as "x1 > 0.5 and split = test": columns compared with values by <, <=, >,
///                   >=, = or !=, joined by "and"; a text column by = or != only
/// \throws Error(bad_input) for an empty condition, an unknown column, and a value that the column
///         cannot have
[[nodiscard]] std::vector<Index> samples_where(const Dataset& table, std::string_view condition);

/// "filter": keeps samples that satisfy a condition.
[[nodiscard]] Preparation filter_samples();

}  // namespace steelyard

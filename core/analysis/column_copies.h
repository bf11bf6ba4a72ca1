// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "core/data/dataset.h"

namespace steelyard {

/// For each column, the first one of which it is a copy: a number column that is equal up to scale
/// and shift with the same cells missing, or a text column that divides the samples in the same
/// way. Constant columns are copies of nothing. O(cells).
/// \param most_cells  of a larger table only some rows, at equal distances, are looked at
[[nodiscard]] std::vector<std::optional<Index>> copied_from(const Dataset& dataset,
                                                            Index most_cells);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "core/data/dataset.h"

namespace steelyard {

/// For each column that is a copy, the first column that it copies. A copy is a number column that
/// equals another up to scale and shift, with the same cells missing, or a text column that divides
/// the samples in the same way. Constant columns are not copies. Cost O(cells).
/// \param most_cells  in a larger table, only some rows at equal distances are compared
[[nodiscard]] std::vector<std::optional<Index>> copied_from(const Dataset& dataset,
                                                            Index most_cells);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// The one-to-one assignment of rows to columns with the least total cost (the Hungarian method
/// with shortest augmenting paths: Kuhn 1955, Jonker & Volgenant 1987). Assigns min(rows, columns)
/// pairs. Cost O(s^2 l), where s is the shorter and l the longer side.
/// \param cost  rows x columns, finite
/// \return for each row its column, or -1 for an unassigned row (only if rows > columns)
[[nodiscard]] std::vector<Index> least_cost_assignment(const Matrix& cost);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// The overlap of two selections: the number of positions in both divided by the number in either
/// (Jaccard 1912). 1 for equal selections, including two empty ones; 0 for disjoint selections.
/// \param a, b  positions in any order; repeated positions count once
[[nodiscard]] double jaccard_index(std::vector<Index> a, std::vector<Index> b);

}  // namespace steelyard

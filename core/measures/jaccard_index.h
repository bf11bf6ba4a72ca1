// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// How much of two selections is common: the number of positions in both over that of positions in
/// either (Jaccard 1912). 1 for equal selections, also for two empty ones; 0 for disjoint ones.
/// \param a, b  positions in any order; a position that is given twice counts once
[[nodiscard]] double jaccard_index(std::vector<Index> a, std::vector<Index> b);

}  // namespace steelyard

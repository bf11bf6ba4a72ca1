// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <utility>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// The parts into which links join items: two items are in the same part if links lead from one to
/// the other (union-find: Galler & Fischer 1964).
/// \param links  pairs of positions 0 .. count - 1
/// \return for each item the number of its part, 0 or more, in the order of first appearance
[[nodiscard]] std::vector<int> connected_components(Index count,
                                                    std::span<const std::pair<Index, Index>> links);

}  // namespace steelyard

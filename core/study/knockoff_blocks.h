// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/study/knockoff_spread.h"

namespace steelyard {

/// Groups features into blocks of at most `most` that are little correlated with one another. The
/// pairs of largest |correlation| are joined first, as long as their block does not grow too large
/// (single linkage). Features within each block ascend, and blocks are sorted by their first
/// feature. Cost O(D^2 log D).
/// \param correlation  D x D
/// \param most         >= 1
[[nodiscard]] std::vector<std::vector<Index>> correlated_blocks(const Matrix& correlation,
                                                                Index most);

/// With more features than this, the spread is computed block by block.
inline constexpr Index largest_knockoff_block = 1000;

/// knockoff_spread() if there are at most `most` features. With more, the spread of each block
/// alone, then all of it multiplied by the one factor <= 1 that keeps 2C - S positive definite for
/// all features together.
/// \return `std::nullopt` when stopped, or if C is not positive definite
[[nodiscard]] std::optional<Vector> knockoff_spread_in_blocks(const Matrix& correlation,
                                                              KnockoffSpread how,
                                                              const std::stop_token& stop = {},
                                                              Index most = largest_knockoff_block);

}  // namespace steelyard

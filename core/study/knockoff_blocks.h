// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/study/knockoff_spread.h"

namespace steelyard {

/// Features in blocks of at most `most` that have little to do with one another: the pairs of
/// largest |correlation| are joined first, as long as their block does not grow too large (single
/// linkage). Each block ascending, blocks by their first feature. Cost O(D^2 log D)
/// \param correlation  D x D    \param most  >= 1
[[nodiscard]] std::vector<std::vector<Index>> correlated_blocks(const Matrix& correlation,
                                                                Index most);

/// Of more features than this, the spread is worked out block by block.
inline constexpr Index largest_knockoff_block = 1000;

/// knockoff_spread() where there are at most `most` features. Of more, that of each block alone,
/// then all of it lowered by the one factor that leaves 2C - S positive for all features together.
/// \return nothing when stopped, or where C is not positive definite
[[nodiscard]] std::optional<Vector> knockoff_spread_in_blocks(const Matrix& correlation,
                                                              KnockoffSpread how,
                                                              const std::stop_token& stop = {},
                                                              Index most = largest_knockoff_block);

}  // namespace steelyard

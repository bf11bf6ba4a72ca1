// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// Finds samples that were taken several times: their inputs are equal, or equal except for a noise
/// far smaller than the distance to any other sample.
/// - Equal: in all inputs, apart from inputs that are copies of a target. Columns of few values
///   make rows equal by chance. If the columns, were they independent, would make at least a third
///   as many equal pairs, the rows do not count as repeats, and neither do those of columns that
///   depend on each other where the target tells that they are different samples
///   (equal_by_chance.h).
/// - Almost equal: the edges of the shortest tree through all samples are of two kinds, tiny ones
///   and others that are more than five times as long. This is tried for up to 2,000 samples and
///   5e7 compared cells.
/// \return per sample the number of the set of repeats that it belongs to, 0 or more, in the order
///         of first appearance; `std::nullopt` if no samples repeat
[[nodiscard]] std::optional<std::vector<int>> repeated_rows(const Problem& problem);

}  // namespace steelyard

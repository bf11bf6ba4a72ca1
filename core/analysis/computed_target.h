// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// A target that a sum of columns, each times a constant, gives to rounding: a total is its parts.
struct ComputedTarget {
  std::string target;
  std::vector<Index> from;  ///< at least two, ascending; without any of them it cannot be computed
};

/// Whether some of these columns give a target to rounding: a least-squares fit on one half of the
/// samples misses at most a millionth of the target's variance among the other half. Samples that
/// belong together (Problem::order, copies of a row) are in one half. A column that does so alone
/// is none of these: see unfair_columns.h. With more than 5000 samples, only every n-th is used;
/// more than 30 columns, or C columns with fewer than 4 (C + 1) different values in one of the
/// halves, are not looked at.
/// \return for the first target of which this is so; `std::nullopt` if there is none
[[nodiscard]] std::optional<ComputedTarget> computed_target(const Problem& problem,
                                                            const std::vector<Index>& columns);

}  // namespace steelyard

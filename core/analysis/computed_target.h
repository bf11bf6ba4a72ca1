// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// A target that some columns give to rounding: a sum of them, each times a constant, as a total
/// is, or a product of their powers, as a ratio or a body mass index is.
struct ComputedTarget {
  std::string target;
  std::vector<Index> from;  ///< at least two, ascending; without any of them it cannot be computed
  bool is_product = false;
};

/// Whether some of these columns give a target to rounding: a least-squares fit on one half of the
/// samples misses at most a millionth of the target's variance among the other half, or no more
/// than the rounding of its decimals explains. Products are fitted by their logarithms, from
/// columns of positive values. Samples that belong together (Problem::order, copies of a row) are
/// in one half. A column that does so alone is none of these: see unfair_columns.h. With more than
/// 5000 samples, only every n-th is used; more than 30 columns, or C columns with fewer than
/// 4 (C + 1) different values in one of the halves, are not looked at.
/// \return for the first target of which this is so; `std::nullopt` if there is none
[[nodiscard]] std::optional<ComputedTarget> computed_target(const Problem& problem,
                                                            const std::vector<Index>& columns);

}  // namespace steelyard

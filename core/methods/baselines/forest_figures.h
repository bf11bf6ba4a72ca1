// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/methods/baselines/forest_trees.h"
#include "core/problem/problem.h"
#include "core/problem/targets.h"
#include "core/run/figure.h"

namespace steelyard::baselines {

/// The permutation importance of the varying columns against their impurity importance.
[[nodiscard]] Figure importances_figure(const Vector& permutation, const Vector& impurity,
                                        const Problem& problem, const std::vector<Index>& varying);

/// Predictions by the trees that have not seen a sample against its true value.
/// \param targets  one column of numbers
[[nodiscard]] Figure out_of_bag_figure(const OutOfBagError& out_of_bag, const Targets& targets);

}  // namespace steelyard::baselines

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/methods/baselines/forest_trees.h"
#include "core/problem/problem.h"
#include "core/problem/targets.h"
#include "core/run/figure.h"

namespace steelyard::baselines {

/// The two importances of each column against each other. \param varying  columns that are shown
[[nodiscard]] Figure importances_figure(const Vector& permutation, const Vector& impurity,
                                        const Problem& problem, const std::vector<Index>& varying);

/// Predicted by the trees that have not seen a sample, against true. \param targets  of one column
[[nodiscard]] Figure out_of_bag_figure(const OutOfBagError& out_of_bag, const Targets& targets);

}  // namespace steelyard::baselines

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/problem/problem.h"

namespace steelyard::baselines {

/// What speaks for sets of columns against chance: -log p of one F test for all columns of a set,
/// whose p-values can be compared although the sets have different numbers of columns. With p
/// independent columns, q independent targets (classes less one), N samples and s = min(p, q), it
/// tests Pillai's trace V, the sum of squared canonical correlations:
///   F = (V / d1) / ((s - V) / d2),  d1 = s max(p, q),  d2 = s (N - 1 - max(p, q)).
/// For a single column, this is the test of f_test(), and for a single target the analysis of
/// variance of the target between the levels that the columns encode. K. C. S. Pillai, Annals of
/// Mathematical Statistics 26, 117-121 (1955).
/// \param sets  positions of columns
/// \return one number per set, >= 0 and finite; 0 for constant columns, and where samples are too
///         few for a test
[[nodiscard]] Vector joint_f_evidence(const Problem& problem,
                                      const std::vector<std::vector<Index>>& sets);

}  // namespace steelyard::baselines

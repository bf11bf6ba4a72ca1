// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/problem/problem.h"

namespace steelyard {

/// What a supervised projection regresses on: the ground truth, made comparable with inputs whose
/// total variance is 1.
struct RegressionTargets {
  Matrix values;    ///< N x p, columns of mean 0 and variance 1 / p; 0 columns: there are none
  std::string why;  ///< why there are none, in plain words; empty: there are
};

/// Columns that do not vary are left out; of points in space all distances count (truth_space).
/// The variance 1 / p, and so 1 together, is the paper's (Cersonsky et al. 2021).
[[nodiscard]] RegressionTargets regression_targets(const Problem& problem);

}  // namespace steelyard

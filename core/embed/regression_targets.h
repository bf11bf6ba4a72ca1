// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/problem/problem.h"

namespace steelyard {

/// The targets of a supervised projection: the ground truth, scaled for inputs whose total variance
/// is 1.
struct RegressionTargets {
  Matrix values;    ///< N x p, columns of mean 0 and variance 1 / p; no columns without targets
  std::string why;  ///< why there are no targets, in plain language; otherwise empty
};

/// Constant columns are left out; for points in space, all distances are used (truth_space). The
/// variance of 1 / p, and so a total variance of 1, follows Cersonsky et al. (2021).
[[nodiscard]] RegressionTargets regression_targets(const Problem& problem);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/methods/metric_learning/metric_map.h"
#include "core/problem/problem.h"
#include "core/problem/targets.h"

namespace steelyard::metric_learning {

/// How the inputs are scaled before a map of them is learned. Either way, the resulting map takes
/// inputs in their own units.
enum class InputScaling {
  together,  ///< one factor for all columns, which keeps their relative spreads: for columns of one
             ///< descriptor
  each       ///< each column gets the same spread: for quantities of different units
};

/// The inputs of a problem as metric learning sees them: centred, with variances over the training
/// samples that sum to 1, so that squared distances are about 2.
struct RegressionTable {
  Matrix inputs;  ///< D x N
  Vector centre;  ///< D means, in the inputs' units
  Vector factor;  ///< D factors, one for each input; 0 for a constant one
  Targets targets;
  std::vector<Index> samples;  ///< positions in the problem; samples without a class are left out

  /// \param positions  indices in the table's samples
  [[nodiscard]] Samples at(const std::vector<Index>& positions) const;
};

/// D factors: one over the total deviation of the inputs for all of them, or one over the deviation
/// of each; 0 for constant inputs.
[[nodiscard]] Vector scaling_factors(const Problem& problem, InputScaling scaling);

/// \param training  positions in the table's samples; means and spreads are of these only
[[nodiscard]] RegressionTable regression_table(const Problem& problem, InputScaling scaling,
                                               const std::vector<Index>& training);

}  // namespace steelyard::metric_learning

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/methods/metric_learning/metric_loss.h"
#include "core/problem/problem.h"
#include "core/problem/targets.h"

namespace steelyard::metric_learning {

/// How the inputs are scaled before a map is learned of them. The map that comes out takes inputs
/// in their own units either way.
enum class InputScaling {
  together,  ///< one factor for all: columns keep their relation, as one descriptor does
  each       ///< each column has the same spread, as quantities of different units do
};

/// The inputs of a problem as metric learning sees them: centred, their variances over the training
/// samples adding up to 1, so that squared distances are about 2.
struct RegressionTable {
  Matrix inputs;  ///< D x N
  Vector centre;  ///< D, in the inputs' units
  Vector factor;  ///< D, of each input; 0 for a constant one
  Targets targets;
  std::vector<Index> samples;  ///< of the problem; those without a class are left out

  /// \param positions  of the table's samples
  [[nodiscard]] Samples at(const std::vector<Index>& positions) const;
};

/// D: one over the total deviation of the inputs for all of them, or one over the deviation of
/// each; 0 for constant ones.
[[nodiscard]] Vector scaling_factors(const Problem& problem, InputScaling scaling);

/// \param training  positions of the table's samples: centres and spreads are of these only
[[nodiscard]] RegressionTable regression_table(const Problem& problem, InputScaling scaling,
                                               const std::vector<Index>& training);

}  // namespace steelyard::metric_learning

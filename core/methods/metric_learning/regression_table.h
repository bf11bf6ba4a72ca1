// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/methods/metric_learning/metric_loss.h"
#include "core/problem/problem.h"

namespace steelyard::metric_learning {

/// What is to be predicted, as numbers of mean 0 and variance 1 (over N) in each column.
struct Targets {
  Matrix values;                   ///< N x T
  Vector means, deviations;        ///< T: a prediction p means p * deviation + mean
  std::vector<int> classes;        ///< one a column where these stand for classes; else empty
  std::vector<std::string> names;  ///< T

  /// In the target's units; of classes, one column of class numbers.
  /// \param predicted  M x T
  [[nodiscard]] Matrix in_units(const Matrix& predicted) const;
};

/// How the inputs are scaled before a map is learned of them. The map that comes out takes inputs
/// in their own units either way.
enum class InputScaling {
  together,  ///< one factor for all: columns keep their relation, as one descriptor does
  each       ///< each column has the same spread, as quantities of different units do
};

/// The inputs of a problem as metric learning sees them: centred, their variances (over N) adding
/// up to 1, so that squared distances are about 2.
struct RegressionTable {
  Matrix inputs;  ///< D x N
  Vector centre;  ///< D, in the inputs' units
  Vector factor;  ///< D, of each input; 0 for a constant one
  Targets targets;
  std::vector<Index> samples;  ///< of the problem; those without a class are left out

  /// \param positions  of the table's samples
  [[nodiscard]] Samples at(const std::vector<Index>& positions) const;
};

[[nodiscard]] RegressionTable regression_table(const Problem& problem, InputScaling scaling);

/// The table's targets of a problem with the same columns, standardised in the same way; what has
/// no class is NaN. No rows if the problem has no such target.
[[nodiscard]] Matrix targets_of(const Problem& problem, const Targets& like);

/// Why the target of a problem cannot be predicted; empty: it can.
[[nodiscard]] std::string trouble_with_target(const Problem& problem);

}  // namespace steelyard::metric_learning

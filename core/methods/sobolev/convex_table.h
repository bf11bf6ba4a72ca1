// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/problem/problem.h"
#include "core/problem/targets.h"

namespace steelyard::sobolev {

/// The inputs that vary, standardised by the samples that have a target, and those targets.
struct ConvexTable {
  std::vector<Index> varying, constant;  ///< inputs of the problem, ascending
  Vector means, deviations;              ///< one a varying input, over N
  Matrix inputs;                         ///< N x varying inputs: mean 0, variance 1
  Targets targets;                       ///< N x T

  /// \param raw  M x D, all inputs of the problem    \return M x varying inputs
  [[nodiscard]] Matrix standardised(const MatrixView& raw) const;
};

/// \param problem  with a target that varies
[[nodiscard]] ConvexTable convex_table(const Problem& problem);

/// What stands for each class among the targets, standardised like these: one class a row.
[[nodiscard]] Matrix targets_of_classes(const Targets& targets);

}  // namespace steelyard::sobolev

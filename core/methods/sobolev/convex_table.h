// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/problem/problem.h"
#include "core/problem/targets.h"

namespace steelyard::sobolev {

/// The inputs that vary, standardised over the samples that have a target, and their targets.
struct ConvexTable {
  std::vector<Index> varying, constant;  ///< positions in the problem, ascending
  Vector means, deviations;              ///< of each varying input, over N
  Matrix inputs;                         ///< N x varying inputs, with mean 0 and variance 1
  Targets targets;                       ///< N x T

  /// \param raw  M x D, all inputs of the problem
  /// \return M x varying inputs
  [[nodiscard]] Matrix standardised(const MatrixView& raw) const;
};

/// \param problem  must have a target that varies
[[nodiscard]] ConvexTable convex_table(const Problem& problem);

/// The targets that stand for each class, standardised like `targets`: one row per class.
[[nodiscard]] Matrix targets_of_classes(const Targets& targets);

/// At most so many of the rows, evenly spread over all of them.
[[nodiscard]] Matrix some_rows(const Matrix& rows, Index most);

}  // namespace steelyard::sobolev

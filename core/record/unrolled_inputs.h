// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/matrix.h"
#include "core/problem/problem.h"

namespace steelyard {

/// Inputs without periods: an input with a period is replaced by the cosine and the sine of its
/// angle, on a circle on which near neighbours keep their distance.
struct UnrolledInputs {
  Matrix values;  ///< N x D', where D' is D plus the number of periodic inputs; these have mean 0
  std::vector<std::string> names;  ///< D' names, such as "x", "cos(phi)", "sin(phi)"
  std::vector<Index> input;        ///< D' positions: the input of each column

  /// The positions of the columns of some inputs, in their order.
  [[nodiscard]] std::vector<Index> columns_of(const std::vector<Index>& inputs) const;
};

/// \param compared  N x D: the problem's inputs, each shifted and scaled
[[nodiscard]] UnrolledInputs unrolled_inputs(const Problem& problem, const Matrix& compared);

}  // namespace steelyard

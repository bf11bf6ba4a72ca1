// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cmath>
#include <memory>
#include <string>

#include "core/problem/problem.h"
#include "core/random.h"

namespace steelyard::tests {

/// Normal columns, the correlation of two being rho to the power of their distance.
inline Matrix correlated_columns(Index samples, Index columns, double rho, std::uint64_t seed) {
  Random random(seed);
  Matrix x(samples, columns);
  for (double& value : x.reshaped()) {
    value = random.normal();
  }
  for (Index k = 1; k < columns; ++k) {
    x.col(k) = rho * x.col(k - 1) + std::sqrt(1.0 - rho * rho) * x.col(k);
  }
  return x;
}

/// A target that is linear in the first columns, with noise of variance 1.
/// \param true_columns  every second one of the first 2 true_columns matters
/// \param effect  of a column; 0: the target is noise
inline ProblemPtr linear_problem(const Matrix& inputs, Index true_columns, double effect,
                                 std::uint64_t seed) {
  Random random(seed);
  Problem problem;
  Vector target(inputs.rows());
  for (double& value : target) {
    value = random.normal();
  }
  for (Index k = 0; k < true_columns; ++k) {
    target += (k % 2 == 0 ? effect : -effect) * inputs.col(2 * k);
  }
  problem.inputs = inputs;
  problem.truth = target;
  problem.truth_features.resize(1);
  for (Index input = 0; input < inputs.cols(); ++input) {
    problem.features.push_back({"x" + std::to_string(input + 1), "", "", 0.0});
  }
  return std::make_shared<const Problem>(std::move(problem));
}

/// Whether a column of linear_problem matters.
inline bool matters(Index column, Index true_columns) {
  return column % 2 == 0 && column < 2 * true_columns;
}

}  // namespace steelyard::tests

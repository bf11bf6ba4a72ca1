// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <utility>

#include "core/problem/problem.h"

namespace steelyard::tests {

/// Inputs without a ground truth.
inline Problem blind_problem(Matrix inputs) {
  Problem problem;
  problem.features.resize(static_cast<std::size_t>(inputs.cols()));
  problem.inputs = std::move(inputs);
  problem.truth = Matrix(problem.samples(), 0);
  return problem;
}

}  // namespace steelyard::tests

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>
#include <utility>

#include "core/problem/problem.h"
#include "core/random.h"

namespace steelyard::tests {

/// Normal columns; the first four make the target, not all of them in a straight line.
/// \param columns  at least 4
inline ProblemPtr normal_problem(Index samples, Index columns) {
  Random random(1);
  Matrix inputs(samples, columns);
  for (double& value : inputs.reshaped()) {
    value = random.normal();
  }
  Matrix target(samples, 1);
  for (Index k = 0; k < samples; ++k) {
    target(k, 0) = 3.0 * inputs(k, 0) + inputs(k, 1) * inputs(k, 1) - 2.0 * inputs(k, 2) +
                   0.5 * inputs(k, 3) + 0.1 * random.normal();
  }
  auto problem = std::make_shared<Problem>();
  problem->inputs = std::move(inputs);
  problem->truth = std::move(target);
  for (Index k = 0; k < columns; ++k) {
    problem->features.push_back({"x" + std::to_string(k + 1), "", ""});
  }
  problem->truth_features.push_back({"y", "", ""});
  return problem;
}

}  // namespace steelyard::tests

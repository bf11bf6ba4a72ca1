// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/problem/problem.h"
#include "core/random.h"

namespace steelyard {

/// Gaussian columns with decreasing known weights, and classes by thirds of the weighted sum.
inline std::shared_ptr<Problem> toy_problem(Index samples = 150, Index dimension = 4) {
  Random random(1);
  auto problem = std::make_shared<Problem>();
  Matrix inputs(samples, dimension);
  for (double& value : inputs.reshaped()) {
    value = random.normal();
  }
  problem->inputs = std::move(inputs);
  Vector known(dimension);
  for (Index input = 0; input < dimension; ++input) {
    known[input] = 1.0 / static_cast<double>(1 + input);
    std::string name("x");
    name += std::to_string(input + 1);
    problem->features.push_back({name, "nm", "", 0.0});
  }
  Labels labels{"third", {}, {"low", "middle", "high"}};
  const Vector sum = problem->inputs * known;
  for (const double value : sum) {
    labels.class_of.push_back(value < -0.5 ? 0 : (value < 0.5 ? 1 : 2));
  }
  problem->known_weights = known;
  problem->labels = labels;
  return problem;
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard::tests {

/// Inputs x1, x2, ... and numbers or classes to predict.
inline std::shared_ptr<Problem> inputs_only(Matrix inputs) {
  auto problem = std::make_shared<Problem>();
  for (Index input = 0; input < inputs.cols(); ++input) {
    std::string name("x");
    name += std::to_string(input + 1);
    problem->features.push_back({name, "", "", 0.0});
  }
  problem->inputs = std::move(inputs);
  return problem;
}

inline std::shared_ptr<Problem> number_problem(Matrix inputs, Matrix target) {
  auto problem = inputs_only(std::move(inputs));
  for (Index column = 0; column < target.cols(); ++column) {
    std::string name("y");
    name += std::to_string(column + 1);
    problem->truth_features.push_back({name, "", "", 0.0});
  }
  problem->truth = std::move(target);
  return problem;
}

inline std::shared_ptr<Problem> class_problem(Matrix inputs, std::vector<int> classes,
                                              std::vector<std::string> names) {
  auto problem = inputs_only(std::move(inputs));
  problem->labels = Labels{"class", std::move(classes), std::move(names)};
  return problem;
}

}  // namespace steelyard::tests

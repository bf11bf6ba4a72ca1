// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/problem/problem.h"
#include "tests/support/normal_matrix.h"

namespace steelyard::tests {

/// Numbers to predict.
inline std::shared_ptr<Problem> forest_problem_of(const Matrix& inputs, const Matrix& target) {
  auto problem = std::make_shared<Problem>();
  problem->inputs = inputs;
  for (Index input = 0; input < inputs.cols(); ++input) {
    problem->features.push_back({"x" + std::to_string(input + 1), "", "", 0.0});
  }
  problem->truth = target;
  for (Index column = 0; column < target.cols(); ++column) {
    problem->truth_features.push_back({"y" + std::to_string(column + 1), "", "", 0.0});
  }
  return problem;
}

/// Classes to predict. \param class_of  -1: unknown
inline std::shared_ptr<Problem> forest_problem_of(const Matrix& inputs,
                                                  const std::vector<int>& class_of,
                                                  const std::vector<std::string>& names) {
  auto problem = forest_problem_of(inputs, Matrix());
  problem->labels = Labels{"class", class_of, names};
  return problem;
}

/// The target needs x1 and x2 only.
inline std::shared_ptr<Problem> two_matter(Index samples = 120, Index columns = 6) {
  const Matrix inputs = normal_matrix(samples, columns, 7);
  const Matrix target = (2.0 * inputs.col(0).array().sin() + inputs.col(1).array()).matrix() +
                        0.2 * normal_matrix(samples, 1, 8);
  return forest_problem_of(inputs, target);
}

/// Three classes by x1 and x2.
inline std::shared_ptr<Problem> three_classes(Index samples = 120, Index columns = 6) {
  const Matrix inputs = normal_matrix(samples, columns, 9);
  std::vector<int> class_of;
  for (Index sample = 0; sample < samples; ++sample) {
    class_of.push_back(inputs(sample, 0) > 0.3 ? 2 : (inputs(sample, 1) > 0.0 ? 1 : 0));
  }
  return forest_problem_of(inputs, class_of, {"low", "middle", "high"});
}

}  // namespace steelyard::tests

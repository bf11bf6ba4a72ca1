// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "core/data/quantile.h"
#include "core/problem/problem.h"
#include "core/random.h"

namespace steelyard::tests {

/// The same problem with other numbers, and other classes, for some samples.
inline Problem with_others_at(Problem problem, const std::vector<Index>& rows) {
  Random random(77);
  Matrix inputs = problem.inputs;
  Matrix truth = problem.truth;
  for (const Index row : rows) {
    for (Index input = 0; input < inputs.cols(); ++input) {
      inputs(row, input) = 5.0 + 3.0 * random.normal();
    }
    truth(row, 0) = -7.0 + 4.0 * random.normal();
    if (problem.labels) {
      int& known = problem.labels->class_of[static_cast<std::size_t>(row)];
      known = 1 - known;
    }
  }
  problem.inputs = std::move(inputs);
  problem.truth = std::move(truth);
  return problem;
}

/// The same problem where every third cell of the first input was missing, as it comes from a
/// table: filled by all samples.
inline Problem with_gaps(Problem problem) {
  Matrix inputs = problem.inputs;
  FilledColumn gaps{0, {}};
  std::vector<double> known;
  for (Index row = 0; row < problem.samples(); ++row) {
    gaps.was_missing.push_back(row % 3 == 0);
    if (!gaps.was_missing.back()) {
      known.push_back(inputs(row, 0));
    }
  }
  const double filler = median(known);
  for (Index row = 0; row < problem.samples(); row += 3) {
    inputs(row, 0) = filler;
  }
  problem.inputs = std::move(inputs);
  problem.filled_inputs =
      std::make_shared<const std::vector<FilledColumn>>(std::vector<FilledColumn>{gaps});
  return problem;
}

}  // namespace steelyard::tests

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/measures/selection_error.h"
#include "core/methods/registry.h"
#include "tests/support/run_method.h"

namespace steelyard::tests {

/// Ridge errors on held-out samples for a method's ranking, which was made from the training
/// samples alone; the mean over several splits into halves. One value per count.
inline Vector held_out_errors(const Problem& problem, const std::string& method,
                              const Settings& settings, const std::vector<Index>& counts,
                              int splits) {
  const MethodRegistry registry = builtin_methods();
  const Matrix inputs = problem.inputs;
  const Matrix truth = problem.truth;
  Vector sum = Vector::Zero(std::ssize(counts));
  for (int seed = 1; seed <= splits; ++seed) {
    const SelectionErrorTask task{
        inputs, truth, random_split(problem.samples(), 0.5, static_cast<std::uint64_t>(seed))};
    if (method == "random") {
      const auto found = random_selection_errors(task, counts, 20, 1);
      sum += Eigen::Map<const Vector>(found->mean.data(), sum.size());
      continue;
    }
    const auto training = std::make_shared<const Problem>(problem.with_samples(task.split.train));
    const Result result = run_to_end(registry.find(method), training, settings);
    const auto found = selection_errors(task, result.selection.features, counts);
    sum += Eigen::Map<const Vector>(found->errors.data(), sum.size());
  }
  return sum / splits;
}

}  // namespace steelyard::tests

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/methods/registry.h"
#include "core/positions.h"
#include "core/problem/problem.h"
#include "core/random.h"
#include "tests/support/run_method.h"

namespace steelyard::tests {

/// A table with an answer: column `planted` makes the target; as a label, its sign.
/// \param noise  of the target, in its standard deviations; a noise table where it is infinite
struct PlantedTable {
  Index samples = 60;
  Index inputs = 5;
  Index planted = 2;
  double noise = 0.2;
  std::uint64_t seed = 1;
  bool classes = false;  ///< the target is the label
};

inline Problem planted_table(const PlantedTable& wish) {
  Random random(wish.seed);
  Problem problem;
  Matrix inputs(wish.samples, wish.inputs);
  for (double& value : inputs.reshaped()) {
    value = random.normal();
  }
  Matrix truth(wish.samples, 1);
  Labels labels{"sign", {}, {"below", "above"}};
  for (Index sample = 0; sample < wish.samples; ++sample) {
    const double noise = random.normal();
    truth(sample, 0) =
        std::isfinite(wish.noise) ? inputs(sample, wish.planted) + wish.noise * noise : noise;
    labels.class_of.push_back(truth(sample, 0) > 0.0 ? 1 : 0);
    problem.rows.push_back(sample);
  }
  for (Index input = 0; input < wish.inputs; ++input) {
    problem.features.push_back({"x" + std::to_string(input + 1), "", "", 0.0});
  }
  problem.inputs = std::move(inputs);
  if (wish.classes) {
    problem.labels = std::move(labels);
  } else {
    problem.truth = std::move(truth);
    problem.truth_features.push_back({"y", "", "", 0.0});
  }
  return problem;
}

/// Rows of a test that is done for each method of the program.
inline std::vector<std::string> method_ids() {
  std::vector<std::string> ids;
  const MethodRegistry methods = builtin_methods();
  for (const auto& method : methods.all()) {
    ids.push_back(method->info().id);
  }
  return ids;
}

inline Result run_on(const Method& method, Problem problem, const Settings& settings) {
  return run_to_end(method, std::make_shared<const Problem>(std::move(problem)), settings);
}

/// What the ranking is sorted by; empty: nothing is said of the features.
inline std::vector<double> leading_values(const Result& result) {
  return result.columns.empty() ? std::vector<double>() : result.columns.front().values;
}

}  // namespace steelyard::tests

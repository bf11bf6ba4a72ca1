// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <utility>

#include "core/problem/problem.h"
#include "core/random.h"

namespace steelyard::tests {

/// The truth is the third of eight columns, with a little noise.
inline Problem third_of_eight(Index samples = 200) {
  Random random(2);
  Matrix inputs(samples, 8);
  for (double& value : inputs.reshaped()) {
    value = random.normal();
  }
  Matrix truth(samples, 1);
  for (Index sample = 0; sample < samples; ++sample) {
    truth(sample, 0) = 3.0 * inputs(sample, 2) + 0.1 * random.normal();
  }
  Problem problem;
  problem.features.resize(8);
  problem.truth_features.resize(1);
  for (Index sample = 0; sample < samples; ++sample) {
    problem.rows.push_back(sample);
  }
  problem.inputs = std::move(inputs);
  problem.truth = std::move(truth);
  return problem;
}

}  // namespace steelyard::tests

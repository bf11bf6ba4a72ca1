// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <utility>

#include "core/problem/problem.h"
#include "core/random.h"

namespace steelyard::tests {

/// Two blobs along the first input, noise of larger deviation in the second; the truth is the
/// blob, and so is the label.
inline Problem two_blobs(Index samples = 120) {
  Random random(4);
  Problem problem;
  Matrix inputs(samples, 2);
  Matrix truth(samples, 1);
  problem.features = {{"signal", "", "", 0.0}, {"noise", "", "", 0.0}};
  problem.truth_features = {{"blob", "", "", 0.0}};
  problem.labels = Labels{"side", {}, {"left", "right"}};
  for (Index sample = 0; sample < samples; ++sample) {
    const int blob = static_cast<int>(sample % 2);
    inputs(sample, 0) = 10.0 * blob + 0.5 * random.normal();
    inputs(sample, 1) = 30.0 * random.normal();
    truth(sample, 0) = 10.0 * blob + 0.5 * random.normal();
    problem.labels->class_of.push_back(blob);
    problem.rows.push_back(sample);
  }
  problem.inputs = std::move(inputs);
  problem.truth = std::move(truth);
  return problem;
}

}  // namespace steelyard::tests

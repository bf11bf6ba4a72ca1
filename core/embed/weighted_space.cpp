// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/embed/weighted_space.h"

#include <cmath>
#include <numbers>

#include "core/error.h"

namespace steelyard {
namespace {

Index columns_needed(const Problem& problem, const Vector& weights) {
  Index count = 0;
  for (Index input = 0; input < weights.size(); ++input) {
    const bool periodic = problem.features[static_cast<std::size_t>(input)].period > 0.0;
    count += weights[input] == 0.0 ? 0 : (periodic ? 2 : 1);
  }
  return count;
}

}  // namespace

Matrix weighted_space(const Problem& problem, const Vector& weights) {
  if (weights.size() != problem.dimension()) {
    throw Error(ErrorKind::fault, {"weights that do not fit the inputs", "projection", ""});
  }
  Matrix space(problem.samples(), columns_needed(problem, weights));
  Index next = 0;
  for (Index input = 0; input < weights.size(); ++input) {
    const double weight = weights[input];
    const double period = problem.features[static_cast<std::size_t>(input)].period;
    const auto values = problem.inputs.col(input).array();
    if (weight == 0.0) {
      continue;
    }
    if (period > 0.0) {
      const double radius = period / (2.0 * std::numbers::pi);
      space.col(next++) = weight * radius * (values / radius).cos();
      space.col(next++) = weight * radius * (values / radius).sin();
    } else {
      space.col(next++) = weight * values;
    }
  }
  return space;
}

Vector inverse_deviations(const Problem& problem) {
  Vector weights = Vector::Zero(problem.dimension());
  for (Index input = 0; input < weights.size(); ++input) {
    const auto values = problem.inputs.col(input).array();
    const double mean = values.mean();
    const double deviation = std::sqrt((values - mean).square().mean());
    // A constant column may still show the rounding of its mean.
    if (deviation > 1e-12 * std::abs(mean)) {
      weights[input] = 1.0 / deviation;
    }
  }
  return weights;
}

}  // namespace steelyard

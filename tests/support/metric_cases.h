// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/methods/metric_learning/metric_map.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/pcov_reference.h"

/// Problems for metric learning.
namespace steelyard::tests {

/// The 60 samples of the reference cases: five inputs, one target.
inline metric_learning::Samples synth60() {
  const Matrix table = pcov::input("synth60");
  return {table.leftCols(5).transpose(), table.rightCols(1)};
}

/// Random samples whose targets follow from the first two of `features` inputs.
inline metric_learning::Samples wavy_samples(Index count, Index features, Index targets,
                                             std::uint64_t seed) {
  metric_learning::Samples samples;
  samples.inputs = normal_matrix(features, count, seed);
  samples.targets.resize(count, targets);
  for (Index target = 0; target < targets; ++target) {
    const double frequency = 1.0 + 0.5 * static_cast<double>(target);
    samples.targets.col(target) = ((frequency * samples.inputs.row(0)).array().sin() +
                                   0.5 * samples.inputs.row(1).array().square())
                                      .matrix()
                                      .transpose();
  }
  return samples;
}

/// The largest difference between a gradient and the central differences of the value, relative to
/// the largest component. \param value  of a matrix like `at`
template <typename Value>
double difference_of_gradients(const Matrix& at, const Matrix& gradient, const Value& value) {
  constexpr double step = 1e-5;
  double largest = 0.0;
  for (Index k = 0; k < at.size(); ++k) {
    Matrix above = at;
    Matrix below = at;
    above.reshaped()[k] += step;
    below.reshaped()[k] -= step;
    const double slope = (value(above) - value(below)) / (2.0 * step);
    largest = std::max(largest, std::abs(slope - gradient.reshaped()[k]));
  }
  return largest / gradient.cwiseAbs().maxCoeff();
}

}  // namespace steelyard::tests

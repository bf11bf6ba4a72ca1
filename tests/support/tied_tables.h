// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cmath>
#include <cstdint>

#include "core/random.h"
#include "tests/support/dii_cases.h"

/// Tables whose columns have few distinct values, so that many samples coincide or have tied
/// nearest neighbours.
namespace steelyard::tests {

/// Whole numbers from 0 to levels - 1.
inline Space table_of_levels(Index samples, Index dimension, std::uint64_t levels,
                             std::uint64_t seed) {
  Random random(seed);
  Space space{Matrix(samples, dimension), Vector::Zero(dimension)};
  for (double& value : space.coordinates.reshaped()) {
    value = static_cast<double>(random.below(levels));
  }
  return space;
}

/// Answers on a five-point scale.
inline Space likert(Index samples, Index dimension) {
  return table_of_levels(samples, dimension, 5, 31);
}

inline Space zeros_and_ones(Index samples, Index dimension) {
  return table_of_levels(samples, dimension, 2, 32);
}

/// Two columns of classes, each as a block of 0/1 columns of which one is 1.
inline Space one_hot(Index samples, Index classes) {
  Random random(33);
  Space space{Matrix::Zero(samples, 2 * classes), Vector::Zero(2 * classes)};
  for (Index sample = 0; sample < samples; ++sample) {
    for (const Index block : {Index{0}, classes}) {
      const auto of_class = static_cast<Index>(random.below(static_cast<std::uint64_t>(classes)));
      space.coordinates(sample, block + of_class) = 1.0;
    }
  }
  return space;
}

/// A ground truth that depends on the inputs, on each column less than on the one before.
inline Space told_by(const Space& inputs) {
  Vector factors(inputs.dimension());
  for (Index k = 0; k < factors.size(); ++k) {
    factors[k] = std::exp2(-static_cast<double>(k));
  }
  return scaled(inputs, factors);
}

}  // namespace steelyard::tests

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"
#include "core/random.h"

namespace steelyard::tests {

/// Independent standard normal numbers.
inline Matrix normal_matrix(Index rows, Index columns, std::uint64_t seed) {
  Random random(seed);
  Matrix matrix(rows, columns);
  for (double& value : matrix.reshaped()) {
    value = random.normal();
  }
  return matrix;
}

/// One column per target, each a linear function of the first columns of x with some noise.
inline Matrix noisy_targets(const Matrix& x, Index count, std::uint64_t seed, double noise = 0.3) {
  const Index used = std::min<Index>(3, x.cols());
  const Matrix slopes = normal_matrix(used, count, seed);
  return x.leftCols(used) * slopes + noise * normal_matrix(x.rows(), count, seed + 1);
}

}  // namespace steelyard::tests

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/linalg/shortest_least_squares.h"

#include <Eigen/QR>

namespace steelyard {

Matrix shortest_least_squares(const Matrix& x, const Matrix& y, double threshold) {
  Eigen::CompleteOrthogonalDecomposition<Matrix> decomposition;
  decomposition.setThreshold(threshold);
  decomposition.compute(x);
  return decomposition.solve(y);
}

}  // namespace steelyard

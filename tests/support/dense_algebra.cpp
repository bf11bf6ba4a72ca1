// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/dense_algebra.h"

#include <Eigen/Cholesky>
#include <Eigen/QR>

namespace steelyard::tests {

Matrix least_squares(const Matrix& x, const Matrix& y) {
  return x.completeOrthogonalDecomposition().solve(y);
}

Matrix solved(const Matrix& symmetric, const Matrix& right) {
  return symmetric.ldlt().solve(right);
}

Matrix inverse_root(const SymmetricEigen& eigen) {
  return eigen.vectors * eigen.values.cwiseSqrt().cwiseInverse().asDiagonal() *
         eigen.vectors.transpose();
}

Matrix orthonormal(const Matrix& square) {
  return Eigen::HouseholderQR<Matrix>(square).householderQ();
}

}  // namespace steelyard::tests

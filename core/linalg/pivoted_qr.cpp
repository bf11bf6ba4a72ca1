// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/linalg/pivoted_qr.h"

#include <Eigen/QR>

namespace steelyard {

Matrix orthonormal_basis(const Matrix& columns, double threshold) {
  Eigen::ColPivHouseholderQR<Matrix> parts(columns.rows(), columns.cols());
  parts.setThreshold(threshold);
  parts.compute(columns);
  return parts.householderQ() * Matrix::Identity(columns.rows(), parts.rank());
}

Vector pivoted_least_squares(const Matrix& x, const Vector& y) {
  return Eigen::ColPivHouseholderQR<Matrix>(x).solve(y);
}

}  // namespace steelyard

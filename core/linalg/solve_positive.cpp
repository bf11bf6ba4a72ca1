// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/linalg/solve_positive.h"

#include <Eigen/Cholesky>
#include <Eigen/LU>

namespace steelyard {

Matrix solve_positive(const Matrix& symmetric, const Matrix& right) {
  const Eigen::LLT<Matrix> cholesky(symmetric);
  if (cholesky.info() == Eigen::Success) {
    return cholesky.solve(right);
  }
  return Eigen::PartialPivLU<Matrix>(symmetric).solve(right);
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/linalg/symmetric_spectrum.h"
#include "core/matrix.h"

/// Reference solutions by Eigen's solvers, compiled once because each takes seconds to compile.
namespace steelyard::tests {

/// The minimum-norm B that minimises |X B - Y|. \param x  n x d, of any rank  \param y  n x t
[[nodiscard]] Matrix least_squares(const Matrix& x, const Matrix& y);
/// A^(-1) B. \param symmetric  A: n x n, positive definite
[[nodiscard]] Matrix solved(const Matrix& symmetric, const Matrix& right);
/// A^(-1/2). \param eigen  of A, positive definite
[[nodiscard]] Matrix inverse_root(const SymmetricEigen& eigen);
/// The Q of A = QR. \param square  A: n x n
[[nodiscard]] Matrix orthonormal(const Matrix& square);

}  // namespace steelyard::tests

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stop_token>

#include "core/matrix.h"

namespace steelyard {

/// S = V diag(w) V^T.
struct SymmetricEigen {
  Vector values;   ///< w: n, ascending
  Matrix vectors;  ///< V: n x n, orthonormal columns
};

/// All eigenpairs of a symmetric matrix by Eigen's QL iteration. It cannot be interrupted.
/// Instantiated only here because it takes seconds to compile. Cost O(n^3).
/// \param symmetric  n x n, finite, n >= 1; only the lower triangle is read
[[nodiscard]] SymmetricEigen symmetric_eigen(const Matrix& symmetric);

/// All eigenpairs of a symmetric matrix.
struct Spectrum {
  Vector values;   ///< n, descending
  Matrix vectors;  ///< n x n, orthonormal columns
};

/// Householder reduction to tridiagonal form, then implicit QR steps (Golub & Van Loan 2013, 8.3).
/// For large n the rotations are collected and applied to a few rows at a time, which keeps these
/// rows in the cache and shares them among the threads. The result does not depend on the number of
/// threads. Cost: at most 9 n^3 operations. Eigen's solver can neither be stopped nor use several
/// threads; this one takes the same time at n = 200 and is 1.5 times faster at n = 800, on 2 cores
/// (bench_linalg).
/// \param symmetric  n x n
/// \return false when stopped
[[nodiscard]] bool decompose(const Matrix& symmetric, Spectrum& spectrum,
                             const std::stop_token& stop);

}  // namespace steelyard

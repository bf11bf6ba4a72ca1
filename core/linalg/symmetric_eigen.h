// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

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

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

/// What is asked of a QR decomposition with column pivoting, compiled once because it takes seconds
/// to compile.
namespace steelyard {

/// Vectors of length 1, perpendicular to each other, that span what the columns span. The cost is
/// O(n d^2).
/// \param columns    n x d, finite; d may exceed n
/// \param threshold  pivots below this share of the largest count as zero
/// \return n x r, where r is the number of independent columns
[[nodiscard]] Matrix orthonormal_basis(const Matrix& columns, double threshold);

/// A vector b that minimises |X b - y|: 0 at columns that depend on others. Cost O(n d^2).
/// \param x  X: n x d, finite
/// \param y  n
[[nodiscard]] Vector pivoted_least_squares(const Matrix& x, const Vector& y);

}  // namespace steelyard

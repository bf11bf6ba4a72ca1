// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stop_token>

#include "core/matrix.h"

namespace steelyard {

/// C_ij = r_i c_j / (d_i - m_j), of poles d and roots m that interlace: d_1 > m_1 > d_2 > ...
struct CauchyMatrix {
  const Vector& poles;           ///< n, falling, > 0
  const Vector& roots;           ///< n - 1, falling, > 0
  const Vector& row_factors;     ///< n
  const Vector& column_factors;  ///< n - 1
  /// All entries, n x (n - 1): where poles and roots are close, their differences have lost their
  /// digits.
  MatrixView entries;
};

/// From so many poles on the product below takes less time than multiply().
constexpr Index poles_worth_expanding = 768;

/// A C with some 800 operations for each of its entries whatever n is, instead of 2 n. Blocks of C
/// whose poles and roots lie apart are of low rank: 1 / (x - m) as a polynomial in x over the poles
/// of a block, or in m over its roots, by Chebyshev interpolation, converges geometrically (the
/// idea of Greengard & Rokhlin 1987, at one level). Exact to rounding. Tiles as in multiply(): the
/// same bits for any number of threads.
/// \param left    A, any x n    \param result  of the product's size, apart from A
/// \return false when stopped; `result` is then of no use
[[nodiscard]] bool multiply(const MatrixView& left, const CauchyMatrix& right,
                            Eigen::Ref<Matrix> result, const std::stop_token& stop);

}  // namespace steelyard

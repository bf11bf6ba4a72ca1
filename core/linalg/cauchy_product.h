// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stop_token>

#include "core/matrix.h"

namespace steelyard {

/// C_ij = r_i c_j / (d_i - m_j), with interlacing poles d and roots m: d_1 > m_1 > d_2 > ...
struct CauchyMatrix {
  const Vector& poles;           ///< n, descending, > 0
  const Vector& roots;           ///< n - 1, descending, > 0
  const Vector& row_factors;     ///< n
  const Vector& column_factors;  ///< n - 1
  /// All entries, n x (n - 1). They are needed where a pole and a root are so close that their
  /// computed difference would lose digits.
  MatrixView entries;
};

/// From this number of poles on, the product below is faster than the general multiply().
constexpr Index poles_worth_expanding = 768;

/// Computes A C with about 800 operations per entry whatever n is, instead of 2 n. Blocks of C
/// whose poles and roots are well separated have low rank: Chebyshev interpolation of 1 / (x - m)
/// as a polynomial in x over the poles of a block, or in m over its roots, converges geometrically
/// (the idea of Greengard & Rokhlin 1987, at one level). Exact to rounding. The tiles are as in the
/// general multiply(), so the result does not depend on the number of threads.
/// \param left    A, of any number of rows and n columns
/// \param result  has the product's size and does not overlap A
/// \return false when stopped; `result` is then undefined
[[nodiscard]] bool multiply(const MatrixView& left, const CauchyMatrix& right,
                            Eigen::Ref<Matrix> result, const std::stop_token& stop);

}  // namespace steelyard

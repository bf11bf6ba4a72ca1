// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stop_token>

#include "core/matrix.h"

namespace steelyard {

enum class Factorisation {
  done,
  stopped,      ///< the lower triangle is then undefined
  not_positive  ///< a pivot is not above 0 or not finite; the lower triangle is then undefined
};

/// Up to this size, Eigen's own decomposition is as fast as a team: the calling thread does it.
constexpr Index factorised_by_one_thread = 256;

/// S = L L' in place, in tiles shared among the threads. The tiles, and so the result to the last
/// bit, do not depend on the number of threads. Eigen's decomposition cannot be stopped; this one
/// looks at the token after each tile, well within a millisecond. As fast as Eigen's at n = 250;
/// 1.5 times as fast at 1,000 and 1.8 times at 2,500, on 2 cores (bench_linalg).
/// \param matrix  S: n x n, symmetric; its lower triangle becomes L, whose diagonal is above 0. The
///                strictly upper triangle is neither read nor written. Cost O(n^3 / 3)
[[nodiscard]] Factorisation factorise_positive(Eigen::Ref<Matrix> matrix,
                                               const std::stop_token& stop);

/// L^{-1} B in place, on the calling thread only. The leading k x k block of a factor is the factor
/// of the leading block of S, so that one factorisation serves all k. It cannot be stopped: one
/// column takes 3 ms at n = 5,000.
/// \param factor  L: n x n; only its lower triangle is read    \param right  B: n x m. Cost O(n^2
/// m)
void solve_lower(const MatrixView& factor, Eigen::Ref<Matrix> right);
/// L'^{-1} B likewise; after solve_lower it gives S^{-1} B.
void solve_lower_transposed(const MatrixView& factor, Eigen::Ref<Matrix> right);

}  // namespace steelyard

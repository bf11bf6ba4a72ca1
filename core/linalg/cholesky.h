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

/// Up to this size, Eigen's own decomposition is as fast as a team of threads, so the calling
/// thread runs it.
constexpr Index factorised_by_one_thread = 256;

/// Decomposes S = L L' in place, in tiles shared among the threads. The tiles, and so the result to
/// the last bit, do not depend on the number of threads. Eigen's decomposition cannot be stopped;
/// this one checks the token after each tile, well within a millisecond. It is as fast as Eigen's
/// at n = 250, 1.5 times as fast at 1,000 and 1.8 times at 2,500, on 2 cores (bench_linalg). Cost
/// O(n^3 / 3).
/// \param matrix  S: n x n, symmetric; its lower triangle becomes L, whose diagonal is above 0. The
///                strictly upper triangle is neither read nor written
[[nodiscard]] Factorisation factorise_positive(Eigen::Ref<Matrix> matrix,
                                               const std::stop_token& stop);

/// Replaces B by L^{-1} B, on the calling thread only. The leading k x k block of a factor is the
/// factor of the leading block of S, so one factorisation serves every k. It cannot be stopped: one
/// column takes 3 ms at n = 5,000. Cost O(n^2 m).
/// \param factor  L: n x n; only its lower triangle is read
/// \param right   B: n x m
void solve_lower(const MatrixView& factor, Eigen::Ref<Matrix> right);
/// Replaces B by L'^{-1} B in the same way; after solve_lower it gives S^{-1} B.
void solve_lower_transposed(const MatrixView& factor, Eigen::Ref<Matrix> right);

}  // namespace steelyard

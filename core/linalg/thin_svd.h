// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// X = U diag(s) V^T with k = min(n, d), including singular values of 0.
struct DenseSvd {
  Matrix left;      ///< U: n x k, orthonormal columns
  Vector singular;  ///< s: k, descending, >= 0
  Matrix right;     ///< V: d x k, orthonormal columns
};

/// Eigen's divide and conquer, after a QR decomposition where n and d differ. It cannot be
/// interrupted and does not truncate the rank. Instantiated only here because it takes seconds to
/// compile. Cost O(n d min(n, d)).
/// \param matrix  n x d, finite, not empty
[[nodiscard]] DenseSvd dense_svd(const Matrix& matrix);

/// X = U diag(s) V^T with as many singular values as the rank of X.
struct ThinSvd {
  Matrix left;      ///< U: n x r, orthonormal columns
  Vector singular;  ///< s: r, descending, > 0
  Matrix right;     ///< V: d x r, orthonormal columns

  [[nodiscard]] Index rank() const { return singular.size(); }
};

/// Singular values up to max(n, d) eps s_1 count as 0. Tall and wide matrices go through a QR
/// decomposition first (Chan 1982). It runs on one thread, so the result does not depend on the
/// number of threads. Eigen's divide and conquer keeps directions beyond the rank; for 300 columns
/// it takes 1.5 times as long (bench_linalg). Cost O(n d min(n, d)).
/// \param matrix  n x d, finite; may be empty or all 0 (rank 0)
[[nodiscard]] ThinSvd thin_svd(const Matrix& matrix);

}  // namespace steelyard

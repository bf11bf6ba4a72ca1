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

}  // namespace steelyard

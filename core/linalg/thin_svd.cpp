// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/linalg/thin_svd.h"

#include <algorithm>
#include <limits>

#include "core/linalg/dense_svd.h"

namespace steelyard {

ThinSvd thin_svd(const Matrix& matrix) {
  if (matrix.size() == 0) {
    return {Matrix(matrix.rows(), 0), Vector(0), Matrix(matrix.cols(), 0)};
  }
  const DenseSvd found = dense_svd(matrix);
  const double least = static_cast<double>(std::max(matrix.rows(), matrix.cols())) *
                       std::numeric_limits<double>::epsilon() * found.singular[0];
  const Index rank = (found.singular.array() > least).count();
  return {found.left.leftCols(rank), found.singular.head(rank), found.right.leftCols(rank)};
}

}  // namespace steelyard

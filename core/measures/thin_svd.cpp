// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/thin_svd.h"

#include <Eigen/QR>
#include <algorithm>
#include <limits>
#include <utility>

#include "core/linalg/dense_svd.h"

namespace steelyard {
namespace {

ThinSvd square_svd(const Matrix& matrix) {
  DenseSvd svd = dense_svd(matrix);
  return {std::move(svd.left), std::move(svd.singular), std::move(svd.right)};
}

/// \param matrix  at least as many rows as columns
ThinSvd tall_svd(const Matrix& matrix) {
  constexpr double pays = 1.5;  // rows per column from which a QR first is less work
  if (static_cast<double>(matrix.rows()) < pays * static_cast<double>(matrix.cols())) {
    return square_svd(matrix);
  }
  const Eigen::HouseholderQR<Matrix> qr(matrix);
  const Index width = matrix.cols();
  ThinSvd found = square_svd(qr.matrixQR().topRows(width).triangularView<Eigen::Upper>());
  Matrix left = Matrix::Zero(matrix.rows(), width);
  left.topRows(width) = found.left;
  left.applyOnTheLeft(qr.householderQ());
  found.left = std::move(left);
  return found;
}

}  // namespace

ThinSvd thin_svd(const Matrix& matrix) {
  if (matrix.size() == 0) {
    return {Matrix(matrix.rows(), 0), Vector(0), Matrix(matrix.cols(), 0)};
  }
  ThinSvd found;
  if (matrix.rows() >= matrix.cols()) {
    found = tall_svd(matrix);
  } else {
    found = tall_svd(matrix.transpose());
    std::swap(found.left, found.right);
  }
  const double least = static_cast<double>(std::max(matrix.rows(), matrix.cols())) *
                       std::numeric_limits<double>::epsilon() * found.singular[0];
  const Index rank = (found.singular.array() > least).count();
  return {found.left.leftCols(rank), found.singular.head(rank), found.right.leftCols(rank)};
}

}  // namespace steelyard

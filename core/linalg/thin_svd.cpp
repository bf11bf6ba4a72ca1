// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/linalg/thin_svd.h"

#include <Eigen/QR>
#include <Eigen/SVD>
#include <algorithm>
#include <limits>
#include <utility>

namespace steelyard {
namespace {

DenseSvd square_svd(const Matrix& matrix) {
  const Eigen::BDCSVD<Matrix> svd(matrix, Eigen::ComputeThinU | Eigen::ComputeThinV);
  return {svd.matrixU(), svd.singularValues(), svd.matrixV()};
}

/// Does the QR decomposition first. Eigen would do so itself, but frees memory twice if an
/// allocation fails.
DenseSvd tall_svd(const Matrix& matrix) {
  const Eigen::HouseholderQR<Matrix> qr(matrix);
  const Index width = matrix.cols();
  DenseSvd found = square_svd(qr.matrixQR().topRows(width).triangularView<Eigen::Upper>());
  Matrix left = Matrix::Zero(matrix.rows(), width);
  left.topRows(width) = found.left;
  left.applyOnTheLeft(qr.householderQ());
  found.left = std::move(left);
  return found;
}

}  // namespace

DenseSvd dense_svd(const Matrix& matrix) {
  if (matrix.rows() == matrix.cols()) {
    return square_svd(matrix);
  }
  if (matrix.rows() > matrix.cols()) {
    return tall_svd(matrix);
  }
  DenseSvd found = tall_svd(matrix.transpose());
  std::swap(found.left, found.right);
  return found;
}

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

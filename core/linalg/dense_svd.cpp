// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/linalg/dense_svd.h"

#include <Eigen/QR>
#include <Eigen/SVD>
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

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/preserving_correction.h"

#include <algorithm>
#include <vector>

#include "core/error.h"
#include "core/linalg/symmetric_spectrum.h"
#include "core/linalg/thin_svd.h"

namespace steelyard {
namespace {

/// \param wrong  says what is wrong if there is no position, or one is not below `size`
std::vector<Index> checked(std::span<const Index> chosen, Index size,
                           Error::Parts (*wrong)(Index)) {
  const bool inside = std::all_of(chosen.begin(), chosen.end(), [size](Index position) {
    return position >= 0 && position < size;
  });
  if (chosen.empty() || !inside) {
    throw bad_input(wrong(size));
  }
  return {chosen.begin(), chosen.end()};
}

std::vector<Index> checked_columns(const Matrix& x, std::span<const Index> columns) {
  return checked(columns, x.cols(), [](Index size) {
    return Error::Parts(
        message("preserving_correction.no_column",
                "the selection holds no column, or one that does not exist"),
        "selection",
        message("preserving_correction.no_column.accepted", "columns from 1 to {1}", size));
  });
}

std::vector<Index> checked_rows(const Matrix& x, std::span<const Index> rows) {
  return checked(rows, x.rows(), [](Index size) {
    return Error::Parts(
        message("preserving_correction.no_row",
                "the selection holds no row, or one that does not exist"),
        "selection", message("preserving_correction.no_row.accepted", "rows from 1 to {1}", size));
  });
}

/// A^+ B.
Matrix pseudo_inverse_times(const Matrix& a, const Matrix& b) {
  const ThinSvd svd = thin_svd(a);
  return svd.right * (svd.singular.cwiseInverse().asDiagonal() * (svd.left.transpose() * b));
}

/// [B B^T]^{1/2}; negative eigenvalues are rounding errors.
Matrix root_of_square(const Matrix& b) {
  const SymmetricEigen eigen = symmetric_eigen(b * b.transpose());
  const Vector roots = eigen.values.cwiseMax(0.0).cwiseSqrt();
  return eigen.vectors * roots.asDiagonal() * eigen.vectors.transpose();
}

/// ||A - B||^2 for A = X^T X, B = Z^T Z, divided by ||A||^2, from the smaller products.
double loss_of_products(double whole, double crossed, double part) {
  return whole > 0.0 ? std::max(0.0, whole - 2.0 * crossed + part) / whole : 0.0;
}

/// ||M^T M||^2 = ||M M^T||^2, from the smaller of the two.
double squared_product(const Matrix& m) {
  return m.rows() < m.cols() ? (m * m.transpose()).squaredNorm()
                             : (m.transpose() * m).squaredNorm();
}

}  // namespace

Matrix distance_preserving_root(const Matrix& x, std::span<const Index> columns) {
  const Matrix chosen = x(Eigen::all, checked_columns(x, columns));
  return root_of_square(pseudo_inverse_times(chosen, x));
}

Matrix covariance_preserving_rows(const Matrix& x, std::span<const Index> rows) {
  const ThinSvd svd = thin_svd(x(checked_rows(x, rows), Eigen::all));
  const Matrix along = x * (svd.right * svd.singular.cwiseInverse().asDiagonal());
  return svd.left *
         (root_of_square(along.transpose()) * (svd.singular.asDiagonal() * svd.right.transpose()));
}

Matrix cur_map(const Matrix& x, std::span<const Index> columns, std::span<const Index> rows) {
  const Matrix kept = x(Eigen::all, checked_columns(x, columns));
  const Matrix across = x(checked_rows(x, rows), Eigen::all);
  const Matrix by_columns = pseudo_inverse_times(kept, x);
  const Matrix link = pseudo_inverse_times(across.transpose(), by_columns.transpose()).transpose();
  return link * across;
}

double gram_loss(const Matrix& x, const Matrix& z) {
  return loss_of_products(squared_product(x), (x.transpose() * z).squaredNorm(),
                          squared_product(z));
}

double covariance_loss(const Matrix& x, const Matrix& z) {
  return loss_of_products(squared_product(x), (x * z.transpose()).squaredNorm(),
                          squared_product(z));
}

}  // namespace steelyard

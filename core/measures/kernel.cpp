// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/kernel.h"

#include <cmath>
#include <functional>

#include "core/error.h"

namespace steelyard {
namespace {

double gamma_of(const KernelOptions& options, Index dimension) {
  const double gamma =
      options.gamma.value_or(1.0 / static_cast<double>(std::max<Index>(1, dimension)));
  check_kernel_width(gamma);
  return gamma;
}

/// Rows scaled to length 1; a row of length 0 stays 0.
Matrix unit_rows(const Matrix& rows) {
  const Vector length = rows.rowwise().norm();
  return (length.array() > 0.0).select(length.cwiseInverse(), 0.0).asDiagonal() * rows;
}

/// Squared distances between rows. Both are first shifted by the same mean: this keeps distances,
/// and columns far from the origin lose no digits.
Matrix squared_distances(const Matrix& left, const Matrix& right) {
  const Eigen::RowVectorXd middle = right.colwise().mean();
  const Matrix a = left.rowwise() - middle;
  const Matrix b = right.rowwise() - middle;
  Matrix squares = -2.0 * (a * b.transpose());
  squares.colwise() += a.rowwise().squaredNorm();
  squares.rowwise() += b.rowwise().squaredNorm().transpose();
  return squares.cwiseMax(0.0);
}

/// The kernel as a function of the scalar product, for kernels that depend only on it.
std::function<double(double)> of_product(const KernelOptions& options, double gamma) {
  const double constant = options.constant;
  if (options.kind == KernelKind::sigmoid) {
    return [gamma, constant](double product) { return std::tanh(gamma * product + constant); };
  }
  const int degree = options.degree;
  if (degree < 1) {
    throw bad_input({message("kernel.bad_degree", "the kernel degree is not valid"), "degree",
                     message("kernel.bad_degree.accepted", "a whole number of at least 1")});
  }
  return [gamma, constant, degree](double product) {
    return std::pow(gamma * product + constant, degree);
  };
}

}  // namespace

void check_kernel_width(double gamma) {
  if (!(gamma > 0.0) || !std::isfinite(gamma)) {
    throw bad_input({message("kernel.bad_width", "the kernel width is not valid"), "gamma",
                     message("kernel.bad_width.accepted", "a number above 0")});
  }
}

Matrix kernel_matrix(const Matrix& left, const Matrix& right, const KernelOptions& options) {
  const double gamma = gamma_of(options, left.cols());
  switch (options.kind) {
    case KernelKind::linear:
      return left * right.transpose();
    case KernelKind::cosine:
      return unit_rows(left) * unit_rows(right).transpose();
    case KernelKind::rbf:
      return (-gamma * squared_distances(left, right).array()).exp();
    default:
      return (left * right.transpose()).unaryExpr(of_product(options, gamma));
  }
}

KernelNormaliser::KernelNormaliser(const Matrix& kernel)
    : column_means_(kernel.colwise().mean()), grand_mean_(kernel.mean()) {
  const double trace = apply(kernel).trace();
  if (!(trace > 1e-14 * kernel.diagonal().cwiseAbs().sum())) {
    throw bad_input({message("kernel.equal_samples", "all samples are equal under this kernel"),
                     "kernel",
                     message("kernel.equal_samples.accepted",
                             "samples that differ, or a kernel that distinguishes them")});
  }
  scale_ = trace / static_cast<double>(kernel.rows());
}

Matrix KernelNormaliser::apply(const Matrix& kernel) const {
  const Vector own_means = kernel.rowwise().mean();
  Matrix centred = kernel.rowwise() - column_means_;
  centred.colwise() -= own_means;
  return (centred.array() + grand_mean_) / scale_;
}

}  // namespace steelyard

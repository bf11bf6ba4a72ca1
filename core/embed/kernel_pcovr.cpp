// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/embed/kernel_pcovr.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

#include "core/error.h"
#include "core/linalg/symmetric_spectrum.h"

namespace steelyard {
namespace {

void check_kernel(const Matrix& kernel, const Matrix& y, double ridge) {
  if (kernel.rows() == 0 || kernel.rows() != kernel.cols() || kernel.rows() != y.rows()) {
    throw bad_input(
        {message("kernel_pcovr.mismatched_targets",
                 "a kernel of {1} x {2} does not match {3} {3:sample|samples} of the targets",
                 kernel.rows(), kernel.cols(), y.rows()),
         "kernel PCovR",
         message("kernel_pcovr.mismatched_targets.accepted",
                 "one row and one column for each sample")});
  }
  if (!(ridge > 0.0)) {
    throw bad_input({message("kernel_pcovr.bad_ridge", "the regularisation is not above 0"),
                     "ridge", message("kernel_pcovr.bad_ridge.accepted", "a number above 0")});
  }
}

/// Eigenvalues above rounding, descending, and their vectors.
Eigenpairs spectrum_of(const Matrix& kernel) {
  const SymmetricEigen eigen = symmetric_eigen(kernel);
  const double least = static_cast<double>(kernel.rows()) * std::numeric_limits<double>::epsilon() *
                       eigen.values.cwiseAbs().maxCoeff();
  std::vector<Index> kept;
  for (Index pair = kernel.rows() - 1; pair >= 0; --pair) {
    if (std::abs(eigen.values[pair]) > least) {
      kept.push_back(pair);
    }
  }
  return {eigen.values(kept), eigen.vectors(Eigen::all, kept)};
}

Vector inverses(const Vector& values) {
  return (values.array() > 0.0).select(values.cwiseInverse(), 0.0);
}

}  // namespace

KernelPcovr::KernelPcovr(const Matrix& kernel, const Matrix& y, const KernelPcovrOptions& options) {
  check_kernel(kernel, y, options.ridge);
  if (options.centre) {
    normaliser_.emplace(kernel);
  }
  const Eigen::RowVectorXd mean =
      y.cols() > 0 ? Eigen::RowVectorXd(y.colwise().mean()) : Eigen::RowVectorXd(0);
  const Matrix centred = y.rowwise() - mean;
  target_norm_ = centred.squaredNorm();
  Eigenpairs pairs = spectrum_of(normaliser_ ? normaliser_->apply(kernel) : kernel);
  vectors_ = std::move(pairs.vectors);
  eigenvalues_ = std::move(pairs.values);
  targets_ = vectors_.transpose() * centred;
  const Vector filter = eigenvalues_.array() / (eigenvalues_.array() + options.ridge);
  predicted_ = filter.asDiagonal() * targets_;
  spectrum_ = MixedSpectrum(eigenvalues_, predicted_);
}

KernelPcovrModel KernelPcovr::solve(double alpha, Index count) const {
  const Eigenpairs pairs = spectrum_.top(alpha, count);
  const Vector lambda_inverse = inverses(pairs.values);
  const Matrix shrunk = pairs.vectors * lambda_inverse.cwiseSqrt().asDiagonal();
  // W = U z / kappa, because Y-hat = K W.
  const Matrix regressed =
      eigenvalues_.cwiseInverse().asDiagonal() * (predicted_ * (predicted_.transpose() * shrunk));
  KernelPcovrModel model;
  model.alpha = alpha;
  model.eigenvalues = pairs.values;
  model.scores = vectors_ * (pairs.vectors * pairs.values.cwiseSqrt().asDiagonal());
  model.from_kernel = vectors_ * (alpha * shrunk + (1.0 - alpha) * regressed);
  model.kernel_share =
      pairs.vectors.cwiseAbs2().transpose() * eigenvalues_ / std::max(eigenvalues_.sum(), 1e-300);
  model.target_share = (pairs.vectors.transpose() * targets_).rowwise().squaredNorm() /
                       std::max(target_norm_, 1e-300);
  model.losses.kernel = eigenvalues_.size() > 0 ? 1.0 - model.kernel_share.sum() : 0.0;
  model.losses.targets = target_norm_ > 0.0 ? 1.0 - model.target_share.sum() : 0.0;
  return model;
}

Matrix KernelPcovr::project(const KernelPcovrModel& model, const Matrix& kernel) const {
  return (normaliser_ ? normaliser_->apply(kernel) : kernel) * model.from_kernel;
}

}  // namespace steelyard

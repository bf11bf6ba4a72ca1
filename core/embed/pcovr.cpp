// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/embed/pcovr.h"

#include <algorithm>

#include "core/error.h"

namespace steelyard {
namespace {

void check_shapes(const Matrix& x, const Matrix& y, double ridge) {
  if (x.rows() == 0 || x.rows() != y.rows()) {
    throw bad_input(
        {message("pcovr.mismatched_targets",
                 "there are {1} {1:sample|samples} of the inputs and {2} of the targets", x.rows(),
                 y.rows()),
         "PCovR",
         message("pcovr.mismatched_targets.accepted", "equally many of both, at least one")});
  }
  if (!(ridge >= 0.0)) {
    throw bad_input({message("pcovr.negative_ridge", "the regularisation is negative"), "ridge",
                     message("pcovr.negative_ridge.accepted", "0 or more")});
  }
}

/// U^T Y-hat of the ridge regression: diag(s^2 / (s^2 + lambda)) U^T Y.
Matrix ridge_targets(const ThinSvd& svd, const Matrix& targets, double ridge) {
  const auto squares = svd.singular.array().square();
  const Vector filter = squares / (squares + ridge);
  return filter.asDiagonal() * targets;
}

}  // namespace

Pcovr::Pcovr(const Matrix& x, const Matrix& y, double ridge) {
  check_shapes(x, y, ridge);
  const Eigen::RowVectorXd input_mean = x.colwise().mean();
  const Eigen::RowVectorXd target_mean =
      y.cols() > 0 ? Eigen::RowVectorXd(y.colwise().mean()) : Eigen::RowVectorXd(0);
  svd_ = thin_svd(x.rowwise() - input_mean);
  const Matrix centred = y.rowwise() - target_mean;
  target_norm_ = centred.squaredNorm();
  targets_ = svd_.left.transpose() * centred;
  spectrum_ = MixedSpectrum(svd_.singular.cwiseAbs2(), ridge_targets(svd_, targets_, ridge));
}

PcovrModel Pcovr::solve(double alpha, Index count) const {
  const Eigenpairs pairs = spectrum_.top(alpha, count);
  const Matrix stretched = pairs.vectors * pairs.values.cwiseSqrt().asDiagonal();
  const Vector& singular = svd_.singular;
  PcovrModel model;
  model.alpha = alpha;
  model.eigenvalues = pairs.values;
  model.scores = svd_.left * stretched;
  model.to_latent = svd_.right * (singular.cwiseInverse().asDiagonal() * stretched);
  // Components are orthogonal: ||t_k p_k||^2 = ||S q_k||^2, and likewise for the targets.
  model.input_share = (singular.asDiagonal() * pairs.vectors).colwise().squaredNorm() /
                      std::max(singular.squaredNorm(), 1e-300);
  model.target_share = (pairs.vectors.transpose() * targets_).rowwise().squaredNorm() /
                       std::max(target_norm_, 1e-300);
  model.losses.inputs = singular.size() > 0 ? 1.0 - model.input_share.sum() : 0.0;
  model.losses.targets = target_norm_ > 0.0 ? 1.0 - model.target_share.sum() : 0.0;
  return model;
}

}  // namespace steelyard

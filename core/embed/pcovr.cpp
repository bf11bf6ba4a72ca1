// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/embed/pcovr.h"

#include <algorithm>
#include <string>

#include "core/error.h"
#include "core/text.h"

namespace steelyard {
namespace {

void check_shapes(const Matrix& x, const Matrix& y, const PcovrOptions& options) {
  if (x.rows() == 0 || x.rows() != y.rows()) {
    throw bad_input({"there are " + counted(x.rows(), "sample") + " of the inputs and " +
                         std::to_string(y.rows()) + " of the targets",
                     "PCovR", "equally many of both, at least one"});
  }
  if (!(options.ridge >= 0.0)) {
    throw bad_input({"the regularisation is negative", "ridge", "0 or more"});
  }
  const bool fits = options.predicted.size() == 0 ||
                    (options.predicted.rows() == y.rows() && options.predicted.cols() == y.cols());
  if (!fits) {
    throw bad_input(
        {"the predictions do not match the targets", "PCovR", "a table of the same shape"});
  }
}

/// U^T Y-hat of the ridge regression: diag(s^2 / (s^2 + lambda)) U^T Y.
Matrix ridge_targets(const ThinSvd& svd, const Matrix& targets, double ridge) {
  const auto squares = svd.singular.array().square();
  const Vector filter = squares / (squares + ridge);
  return filter.asDiagonal() * targets;
}

/// 1 / sqrt of nonzero values; 0 for others.
Vector inverse_roots(const Vector& values) {
  return (values.array() > 0.0).select(values.cwiseSqrt().cwiseInverse(), 0.0);
}

double share(double part, double whole) { return whole > 0.0 ? part / whole : 0.0; }

}  // namespace

Pcovr::Pcovr(const Matrix& x, const Matrix& y, const PcovrOptions& options) {
  check_shapes(x, y, options);
  input_mean_ = x.colwise().mean();
  target_mean_ = y.cols() > 0 ? Eigen::RowVectorXd(y.colwise().mean()) : Eigen::RowVectorXd(0);
  svd_ = thin_svd(x.rowwise() - input_mean_);
  const Matrix centred = y.rowwise() - target_mean_;
  target_norm_ = centred.squaredNorm();
  targets_ = svd_.left.transpose() * centred;
  const Matrix predicted = options.predicted.size() == 0
                               ? ridge_targets(svd_, targets_, options.ridge)
                               : Matrix(svd_.left.transpose() * options.predicted);
  spectrum_ = MixedSpectrum(svd_.singular.cwiseAbs2(), predicted);
}

PcovrModel Pcovr::solve(double alpha, Index count) const {
  const Eigenpairs pairs = spectrum_.top(alpha, count);
  const Matrix stretched = pairs.vectors * pairs.values.cwiseSqrt().asDiagonal();
  const Matrix shrunk = pairs.vectors * inverse_roots(pairs.values).asDiagonal();
  const Vector& singular = svd_.singular;
  PcovrModel model;
  model.alpha = alpha;
  model.eigenvalues = pairs.values;
  model.scores = svd_.left * stretched;
  model.to_latent = svd_.right * (singular.cwiseInverse().asDiagonal() * stretched);
  model.to_inputs = (svd_.right * (singular.asDiagonal() * shrunk)).transpose();
  model.to_targets = shrunk.transpose() * targets_;
  // Components are orthogonal: ||t_k p_k||^2 = ||S q_k||^2, and likewise for the targets.
  model.input_share = (singular.asDiagonal() * pairs.vectors).colwise().squaredNorm() /
                      std::max(singular.squaredNorm(), 1e-300);
  model.target_share = (pairs.vectors.transpose() * targets_).rowwise().squaredNorm() /
                       std::max(target_norm_, 1e-300);
  model.losses.inputs = singular.size() > 0 ? 1.0 - model.input_share.sum() : 0.0;
  model.losses.targets = target_norm_ > 0.0 ? 1.0 - model.target_share.sum() : 0.0;
  return model;
}

Matrix Pcovr::project(const PcovrModel& model, const Matrix& x) const {
  return (x.rowwise() - input_mean_) * model.to_latent;
}

Matrix Pcovr::predict(const PcovrModel& model, const Matrix& x) const {
  return (project(model, x) * model.to_targets).rowwise() + target_mean_;
}

PcovrLosses Pcovr::losses(const PcovrModel& model, const Matrix& x, const Matrix& y) const {
  const Matrix latent = project(model, x);
  const Matrix centred = x.rowwise() - input_mean_;
  const Matrix wanted = y.rowwise() - target_mean_;
  return {share((centred - latent * model.to_inputs).squaredNorm(), centred.squaredNorm()),
          share((wanted - latent * model.to_targets).squaredNorm(), wanted.squaredNorm())};
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/linear_predictor.h"

#include <limits>
#include <utility>

namespace steelyard::baselines {
namespace {

constexpr double no_target = std::numeric_limits<double>::quiet_NaN();
constexpr const char* squared_error = "mean squared error in variances of the target";

}  // namespace

LinearPredictor::LinearPredictor(Matrix slopes, Vector centre, Targets targets)
    : slopes_(std::move(slopes)), centre_(std::move(centre)), targets_(std::move(targets)) {
  targets_.values.resize(0, 0);
  if (slopes_.cols() < targets_.means.size()) {  // of two classes, one is the other's negative
    const Vector second = slopes_.col(0);
    slopes_.resize(second.size(), 2);
    slopes_.col(0) = -second;
    slopes_.col(1) = second;
  }
}

Matrix LinearPredictor::standardised(const MatrixView& inputs) const {
  Matrix predicted = Matrix::Zero(inputs.rows(), slopes_.cols());
  for (Index input = 0; input < slopes_.rows(); ++input) {
    if ((slopes_.row(input).array() != 0.0).any()) {
      predicted.noalias() +=
          (inputs.col(input).array() - centre_[input]).matrix() * slopes_.row(input);
    }
  }
  return predicted;
}

Matrix LinearPredictor::predict(const MatrixView& inputs) const {
  return targets_.in_units(standardised(inputs));
}

double LinearPredictor::risk(const Problem& problem) const {
  if (!targets_.classes.empty()) {
    return problem.labels ? share_of_wrong_classes(predict(problem.inputs), *problem.labels)
                          : no_target;
  }
  const Matrix wanted = targets_of(problem, targets_);
  return wanted.rows() == problem.samples()
             ? (standardised(problem.inputs) - wanted).array().square().mean()
             : no_target;
}

std::string LinearPredictor::loss() const {
  return targets_.classes.empty() ? squared_error : "share of wrong classes";
}

/// With e the errors as they are and d the change of the input, the error is
///   mean over samples and targets of (e + b d)^2 = e'e + 2 d'(e b) + d'd b'b, each over their
/// number.
Vector LinearPredictor::statistics_with(const Problem& problem, Index input,
                                        const Matrix& draws) const {
  Matrix errors = standardised(problem.inputs);
  const Matrix wanted = targets_of(problem, targets_);
  if (wanted.rows() != errors.rows()) {
    return Vector::Constant(draws.cols(), no_target);
  }
  errors -= wanted;
  const Vector known = errors.array().isFinite().rowwise().all().cast<double>();
  for (Index target = 0; target < errors.cols(); ++target) {
    errors.col(target) = (known.array() > 0.0).select(errors.col(target), 0.0);
  }
  const double number = known.sum() * static_cast<double>(errors.cols());
  const Eigen::RowVectorXd slopes = slopes_.row(input);
  const Vector along = errors * slopes.transpose();
  const double square = slopes.squaredNorm();
  Vector statistics(draws.cols());
  for (Index draw = 0; draw < draws.cols(); ++draw) {
    const auto change =
        ((draws.col(draw) - problem.inputs.col(input)).array() * known.array()).matrix();
    statistics[draw] =
        (errors.squaredNorm() + 2.0 * change.dot(along) + square * change.squaredNorm()) / number;
  }
  return statistics;
}

}  // namespace steelyard::baselines

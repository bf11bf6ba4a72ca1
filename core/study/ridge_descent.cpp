// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/ridge_descent.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/linalg/blocked_products.h"
#include "core/linalg/cholesky.h"

namespace steelyard {
namespace {

/// A linear predictor beyond these says no more than they do.
constexpr double least_predictor = -30.0;
constexpr double most_predictor = 30.0;

double bounded(double predictor) { return std::clamp(predictor, least_predictor, most_predictor); }

}  // namespace

double LinkFamily::mean(double predictor) const {
  switch (values_) {
    case ColumnValues::two:
      return 1.0 / (1.0 + std::exp(-bounded(predictor)));
    case ColumnValues::counts:
      return std::exp(bounded(predictor));
    case ColumnValues::others:
      break;
  }
  return predictor;
}

double LinkFamily::predictor(double mean) const {
  switch (values_) {
    case ColumnValues::two:
      return std::log(mean / (1.0 - mean));
    case ColumnValues::counts:
      return std::log(mean);
    case ColumnValues::others:
      break;
  }
  return mean;
}

double LinkFamily::variance(double mean) const {
  switch (values_) {
    case ColumnValues::two:
      return mean * (1.0 - mean);
    case ColumnValues::counts:
      return mean;
    case ColumnValues::others:
      break;
  }
  return 1.0;
}

double LinkFamily::loss(double value, double predictor) const {
  const double inside = bounded(predictor);
  switch (values_) {
    case ColumnValues::two:
      return std::max(inside, 0.0) + std::log1p(std::exp(-std::abs(inside))) - value * inside;
    case ColumnValues::counts:
      return std::exp(inside) - value * inside;
    case ColumnValues::others:
      break;
  }
  return 0.5 * predictor * predictor - value * predictor;
}

RidgeDescent::RidgeDescent(Matrix features, Vector values, LinkFamily family)
    : features_(std::move(features)),
      values_(std::move(values)),
      family_(family),
      solution_(Vector::Zero(features_.cols())) {
  solution_[0] = family_.predictor(values_.mean());
  predictors_ = Vector::Constant(features_.rows(), solution_[0]);
}

bool RidgeDescent::fit(double penalty, const std::stop_token& stop) {
  constexpr int most_steps = 30;
  constexpr double still = 1e-8;
  double before = objective(solution_, predictors_, penalty);
  for (int step = 0; step < most_steps; ++step) {
    if (!factorise(penalty, stop)) {
      return false;
    }
    const double after = descend(penalty, before);
    const bool ended = !(before - after > still * (1.0 + std::abs(before)));
    before = after;
    if (ended) {
      break;
    }
  }
  return std::isfinite(before) && factorise(penalty, stop);
}

Vector RidgeDescent::pulls() const {
  Matrix shares = features_.transpose();
  solve_lower(factor_, shares);
  return shares.colwise().squaredNorm();
}

double RidgeDescent::held_out_loss() const {
  constexpr double least_left = 1e-6;
  const Vector all = pulls();
  double sum = 0.0;
  for (Index sample = 0; sample < values_.size(); ++sample) {
    const double mean = family_.mean(predictors_[sample]);
    const double left = std::max(1.0 - all[sample] * family_.variance(mean), least_left);
    sum += family_.loss(values_[sample],
                        predictors_[sample] - all[sample] * (values_[sample] - mean) / left);
  }
  return sum / static_cast<double>(values_.size());
}

double RidgeDescent::freedom() const {
  const Vector all = pulls();
  double sum = 0.0;
  for (Index sample = 0; sample < all.size(); ++sample) {
    sum += all[sample] * family_.variance(family_.mean(predictors_[sample]));
  }
  return sum;
}

Vector RidgeDescent::residuals() const {
  Vector left(values_.size());
  for (Index sample = 0; sample < values_.size(); ++sample) {
    left[sample] = values_[sample] - family_.mean(predictors_[sample]);
  }
  return left;
}

double RidgeDescent::objective(const Vector& solution, const Vector& predictors,
                               double penalty) const {
  double sum = 0.5 * penalty * solution.tail(solution.size() - 1).squaredNorm();
  for (Index sample = 0; sample < values_.size(); ++sample) {
    sum += family_.loss(values_[sample], predictors[sample]);
  }
  return sum;
}

bool RidgeDescent::factorise(double penalty, const std::stop_token& stop) {
  constexpr double for_the_constant = 1e-8;  // where all variances vanish
  Vector roots(values_.size());
  for (Index sample = 0; sample < values_.size(); ++sample) {
    roots[sample] = std::sqrt(family_.variance(family_.mean(predictors_[sample])));
  }
  const Matrix weighed = roots.asDiagonal() * features_;
  factor_.resize(features_.cols(), features_.cols());
  if (!column_products(weighed, factor_, stop)) {
    return false;
  }
  factor_.diagonal().array() += penalty;
  factor_(0, 0) += for_the_constant - penalty;
  return factorise_positive(factor_, stop) == Factorisation::done;
}

double RidgeDescent::descend(double penalty, double before) {
  constexpr int most_halvings = 12;
  Matrix step = features_.transpose() * residuals();
  step.bottomRows(step.rows() - 1) -= penalty * solution_.tail(solution_.size() - 1);
  solve_lower(factor_, step);
  solve_lower_transposed(factor_, step);
  double share = 1.0;
  for (int halving = 0; halving < most_halvings; ++halving) {
    const Vector tried = solution_ + share * step.col(0);
    const Vector predictors = features_ * tried;
    const double after = objective(tried, predictors, penalty);
    if (after < before) {
      solution_ = tried;
      predictors_ = predictors;
      return after;
    }
    share *= 0.5;
  }
  return before;
}

}  // namespace steelyard

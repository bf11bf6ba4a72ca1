// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/conditional_sampler.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/linalg/cholesky.h"
#include "core/measures/few_values.h"
#include "core/measures/spread.h"
#include "core/positions.h"
#include "core/study/knockoff_correlation.h"

namespace steelyard {
namespace {

/// sqrt(N / (N - d)): d = tr(H) of the regressions with the covariance (1 - s) C + s I, which is
/// D - s tr(inverse), the mean included. At most sqrt(10).
double inflation_of_residuals(Index samples, const KnockoffCorrelation& correlation,
                              const Matrix& inverse) {
  const auto count = static_cast<double>(samples);
  const double fitted =
      static_cast<double>(inverse.cols()) - correlation.shrinkage * inverse.trace();
  return std::sqrt(count / std::max(count - fitted, 0.1 * count));
}

/// Normal numbers with the covariance of the residuals (about 0): `lines` rows of them.
Matrix normal_noise_like(const Matrix& residuals, Random& random, Index lines) {
  constexpr double least = 1e-12;
  const Index size = residuals.cols();
  Matrix factor = residuals.transpose() * residuals / static_cast<double>(residuals.rows());
  factor.diagonal() *= 1.0 + least;
  factor.diagonal().array() += std::numeric_limits<double>::min();
  Matrix numbers(lines, size);
  for (double& number : numbers.reshaped()) {
    number = random.normal();
  }
  if (factorise_positive(factor, {}) != Factorisation::done) {
    // Residuals that depend on each other: each with its own spread.
    const Vector spread =
        (residuals.colwise().squaredNorm() / static_cast<double>(residuals.rows())).cwiseSqrt();
    return numbers * spread.asDiagonal();
  }
  const Matrix lower = factor.triangularView<Eigen::Lower>();
  return numbers * lower.transpose();
}

}  // namespace

std::vector<Index> features_of_two_values(const MatrixView& inputs,
                                          const std::vector<Index>& features) {
  std::vector<Index> some;
  for (const Index feature : features) {
    const auto values = inputs.col(feature);
    if (values.minCoeff() < values.maxCoeff() && has_at_most_two_values(values)) {
      some.push_back(feature);
    }
  }
  return some;
}

std::optional<ConditionalSampler> ConditionalSampler::of(const Matrix& training,
                                                         ConditionalDraw how,
                                                         const std::stop_token& stop) {
  const auto [means, deviations] = column_spread(training);
  const std::vector<Index> some = positions_above_zero(deviations);
  Matrix columns = training(Eigen::all, some);
  columns.rowwise() -= means(some).transpose();
  columns.array().rowwise() /= deviations(some).transpose().array();
  auto correlation = knockoff_correlation(columns, CorrelationSource::automatic, stop);
  if (!correlation || factorise_positive(correlation->values, stop) != Factorisation::done) {
    return std::nullopt;
  }
  Matrix inverse = Matrix::Identity(columns.cols(), columns.cols());
  solve_lower(correlation->values, inverse);
  solve_lower_transposed(correlation->values, inverse);
  ConditionalSampler made;
  made.how_ = how;
  made.training_ = training;
  made.means_ = means;
  made.coefficients_ = Matrix::Zero(training.cols(), training.cols());
  made.precisions_ = Vector::Zero(training.cols());
  made.inflation_ = inflation_of_residuals(training.rows(), *correlation, inverse);
  for (std::size_t k = 0; k < some.size(); ++k) {
    const auto place = static_cast<Index>(k);
    const Index feature = some[k];
    const Vector scaled = -deviations[feature] / inverse(place, place) *
                          inverse.col(place).cwiseQuotient(deviations(some));
    made.coefficients_(some, feature) = scaled;
    made.coefficients_(feature, feature) = 0.0;
    made.precisions_[feature] = inverse(place, place) / (deviations[feature] * deviations[feature]);
  }
  return made;
}

Vector ConditionalSampler::mean(const MatrixView& inputs, Index feature) const {
  const Vector coefficients = coefficients_.col(feature);
  return (inputs * coefficients).array() + (means_[feature] - means_.dot(coefficients));
}

Vector ConditionalSampler::residuals(Index feature) const {
  return inflation_ * (training_.col(feature) - mean(training_, feature));
}

double ConditionalSampler::residual_variance(Index feature) const {
  return residuals(feature).squaredNorm() / static_cast<double>(training_.rows());
}

Matrix ConditionalSampler::joint_coefficients(const std::vector<Index>& features) const {
  // Omega of these features and all, in the features' units: row j is -Omega_jj times the
  // coefficients of j, with Omega_jj in its own place.
  Matrix precision =
      -(coefficients_(Eigen::all, features) * precisions_(features).asDiagonal()).transpose();
  for (std::size_t k = 0; k < features.size(); ++k) {
    precision(static_cast<Index>(k), features[k]) = precisions_[features[k]];
  }
  Matrix own = precision(Eigen::all, features);
  static_cast<void>(factorise_positive(own, {}));  // part of a positive matrix is positive
  solve_lower(own, precision);
  solve_lower_transposed(own, precision);
  Matrix coefficients = -precision.transpose();
  coefficients(features, Eigen::all).setZero();
  return coefficients;
}

std::vector<Matrix> ConditionalSampler::draw_together(const MatrixView& inputs,
                                                      const std::vector<Index>& features,
                                                      Index count, Random& random) const {
  if (features.size() == 1) {
    return {draw(inputs, features.front(), count, random)};
  }
  const Matrix coefficients = joint_coefficients(features);
  const Matrix values = training_(Eigen::all, features);
  Matrix means = Matrix::Zero(inputs.rows(), std::ssize(features));
  Matrix left = values;
  if (how_ != ConditionalDraw::permutation) {
    const Eigen::RowVectorXd constants =
        means_(features).transpose() - means_.transpose() * coefficients;
    means = (inputs * coefficients).rowwise() + constants;
    left = inflation_ * (values - ((training_ * coefficients).rowwise() + constants));
  }
  if (how_ == ConditionalDraw::normal) {
    left = normal_noise_like(left, random, inputs.rows() * count);
  }
  std::vector<Matrix> drawn(features.size(), Matrix(inputs.rows(), count));
  const auto lines = static_cast<std::uint64_t>(left.rows());
  Index next = 0;
  for (Index draw = 0; draw < count; ++draw) {
    for (Index sample = 0; sample < inputs.rows(); ++sample) {
      const Index line =
          how_ == ConditionalDraw::normal ? next++ : static_cast<Index>(random.below(lines));
      for (std::size_t k = 0; k < features.size(); ++k) {
        const auto column = static_cast<Index>(k);
        drawn[k](sample, draw) = means(sample, column) + left(line, column);
      }
    }
  }
  return drawn;
}

Matrix ConditionalSampler::draw(const MatrixView& inputs, Index feature, Index count,
                                Random& random) const {
  const auto training = static_cast<std::uint64_t>(training_.rows());
  Matrix draws(inputs.rows(), count);
  if (how_ == ConditionalDraw::permutation) {
    for (double& value : draws.reshaped()) {
      value = training_(static_cast<Index>(random.below(training)), feature);
    }
    return draws;
  }
  const Vector means = mean(inputs, feature);
  const Vector left = residuals(feature);
  const double deviation = std::sqrt(left.squaredNorm() / static_cast<double>(training));
  for (Index draw = 0; draw < count; ++draw) {
    for (Index sample = 0; sample < inputs.rows(); ++sample) {
      const double noise = how_ == ConditionalDraw::normal
                               ? deviation * random.normal()
                               : left[static_cast<Index>(random.below(training))];
      draws(sample, draw) = means[sample] + noise;
    }
  }
  return draws;
}

}  // namespace steelyard

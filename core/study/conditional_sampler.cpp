// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/conditional_sampler.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/linalg/cholesky.h"
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

}  // namespace

std::vector<Index> features_of_two_values(const MatrixView& inputs,
                                          const std::vector<Index>& features) {
  std::vector<Index> some;
  for (const Index feature : features) {
    const auto values = inputs.col(feature).array();
    const double low = values.minCoeff();
    const double high = values.maxCoeff();
    if (low < high && (values == low || values == high).all()) {
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
  made.inflation_ = inflation_of_residuals(training.rows(), *correlation, inverse);
  for (std::size_t k = 0; k < some.size(); ++k) {
    const auto place = static_cast<Index>(k);
    const Index feature = some[k];
    const Vector scaled = -deviations[feature] / inverse(place, place) *
                          inverse.col(place).cwiseQuotient(deviations(some));
    made.coefficients_(some, feature) = scaled;
    made.coefficients_(feature, feature) = 0.0;
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

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/standard_scaler.h"

#include <cmath>

#include "core/error.h"

namespace steelyard {
namespace {

/// Sums to 1.
Vector normalised_weights(const Vector& weights, Index samples) {
  if (weights.size() == 0) {
    return Vector::Constant(samples, 1.0 / static_cast<double>(samples));
  }
  const bool usable = weights.size() == samples && weights.allFinite() &&
                      weights.minCoeff() >= 0.0 && weights.sum() > 0.0;
  if (!usable) {
    throw bad_input({"the sample weights are not valid", "scaling",
                     "one number per sample, none negative, not all 0"});
  }
  return weights / weights.sum();
}

/// The mean of a constant column is exactly its value, despite rounding of the sum.
Eigen::RowVectorXd means_of(const Matrix& columns, const Vector& weights) {
  Eigen::RowVectorXd mean = weights.transpose() * columns;
  for (Index column = 0; column < columns.cols(); ++column) {
    const double first = columns(0, column);
    if ((columns.col(column).array() == first).all()) {
      mean[column] = first;
    }
  }
  return mean;
}

Eigen::RowVectorXd divisor_of_matrix(const Eigen::RowVectorXd& mean,
                                     const Eigen::RowVectorXd& variance,
                                     const ScalerOptions& options) {
  const double all = variance.sum();
  const double least =
      options.absolute_tolerance + std::abs(mean.mean()) * options.relative_tolerance;
  if (!(all > 0.0) || all < least) {
    throw bad_input({"no column has any variance", "scaling", "at least one column that varies"});
  }
  return Eigen::RowVectorXd::Constant(variance.size(), std::sqrt(all));
}

Eigen::RowVectorXd divisor_of_columns(const Eigen::RowVectorXd& mean,
                                      const Eigen::RowVectorXd& variance,
                                      const ScalerOptions& options) {
  for (Index column = 0; column < variance.size(); ++column) {
    const double least =
        options.absolute_tolerance + std::abs(mean[column]) * options.relative_tolerance;
    if (!(variance[column] > 0.0) || variance[column] < least) {
      throw bad_input({"a column has no variance", "column " + std::to_string(column + 1),
                       "columns that vary, or one divisor for all of them"});
    }
  }
  return variance.cwiseSqrt();
}

}  // namespace

Matrix StandardScaler::apply(const Matrix& rows) const {
  return (rows.rowwise() - mean).array().rowwise() / divisor.array();
}

StandardScaler fit_scaler(const Matrix& columns, const ScalerOptions& options) {
  const Vector weights = normalised_weights(options.sample_weights, columns.rows());
  const Eigen::RowVectorXd mean = means_of(columns, weights);
  StandardScaler scaler;
  scaler.mean = options.centre ? mean : Eigen::RowVectorXd(Eigen::RowVectorXd::Zero(mean.size()));
  scaler.divisor = Eigen::RowVectorXd::Ones(mean.size());
  if (options.divide) {
    // Two passes: subtracting the mean first keeps the digits of columns far from the origin.
    const Eigen::RowVectorXd variance =
        weights.transpose() * (columns.rowwise() - mean).cwiseAbs2();
    scaler.divisor = options.mode == ScalerMode::matrix
                         ? divisor_of_matrix(mean, variance, options)
                         : divisor_of_columns(mean, variance, options);
  }
  return scaler;
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/standard_scaler.h"

#include <cmath>

#include "core/error.h"

namespace steelyard {
namespace {

/// The mean of a constant column is exactly its value, despite rounding of the sum.
Eigen::RowVectorXd means_of(const Matrix& columns, const Vector& shares) {
  Eigen::RowVectorXd mean = shares.transpose() * columns;
  for (Index column = 0; column < columns.cols(); ++column) {
    const double first = columns(0, column);
    if ((columns.col(column).array() == first).all()) {
      mean[column] = first;
    }
  }
  return mean;
}

Eigen::RowVectorXd divisor_of_matrix(const Eigen::RowVectorXd& variance, double least) {
  const double all = variance.sum();
  if (!(all > 0.0) || all < least) {
    throw bad_input(
        {message("standard_scaler.constant_matrix", "no column has any variance"), "scaling",
         message("standard_scaler.constant_matrix.accepted", "at least one column that varies")});
  }
  return Eigen::RowVectorXd::Constant(variance.size(), std::sqrt(all));
}

Eigen::RowVectorXd divisor_of_columns(const Eigen::RowVectorXd& variance, double least) {
  for (Index column = 0; column < variance.size(); ++column) {
    if (!(variance[column] > 0.0) || variance[column] < least) {
      throw bad_input({message("standard_scaler.constant_column", "a column has no variance"),
                       message("standard_scaler.column", "column {1}", column + 1),
                       message("standard_scaler.constant_column.accepted",
                               "columns that vary, or one divisor for all of them")});
    }
  }
  return variance.cwiseSqrt();
}

}  // namespace

Matrix StandardScaler::apply(const Matrix& rows) const {
  return (rows.rowwise() - mean).array().rowwise() / divisor.array();
}

StandardScaler fit_scaler(const Matrix& columns, const ScalerOptions& options) {
  const Vector shares = Vector::Constant(columns.rows(), 1.0 / static_cast<double>(columns.rows()));
  StandardScaler scaler;
  scaler.mean = means_of(columns, shares);
  // Two passes: subtracting the mean first keeps the digits of columns far from the origin.
  const Eigen::RowVectorXd variance =
      shares.transpose() * (columns.rowwise() - scaler.mean).cwiseAbs2();
  scaler.divisor = options.mode == ScalerMode::matrix
                       ? divisor_of_matrix(variance, options.absolute_tolerance)
                       : divisor_of_columns(variance, options.absolute_tolerance);
  return scaler;
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/metric_learning/kernel_ridge_model.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/linalg/cholesky.h"

namespace steelyard::metric_learning {

Matrix KernelRidgeModel::predict(const Matrix& inputs, const std::stop_token& stop) const {
  const KernelPoints asked = map.apply(inputs, stop);
  Matrix across(centres.count(), asked.count());
  if (asked.count() != inputs.cols() ||
      !gaussian_kernel(centres, asked, kernel.sigma, across, stop)) {
    return {};
  }
  return across.transpose() * coefficients;
}

namespace {

/// Copies what is above the diagonal below it, in tiles that stay in the cache.
void mirror_upper(Matrix& matrix, double diagonal) {
  constexpr Index tile = 64;
  for (Index column = 0; column < matrix.cols(); column += tile) {
    const Index columns = std::min(tile, matrix.cols() - column);
    for (Index row = column + columns; row < matrix.rows(); row += tile) {
      const Index rows = std::min(tile, matrix.rows() - row);
      matrix.block(row, column, rows, columns) =
          matrix.middleRows(column, columns).middleCols(row, rows).transpose();
    }
    for (Index j = column; j < column + columns; ++j) {
      for (Index i = j + 1; i < column + columns; ++i) {
        matrix(i, j) = matrix(j, i);
      }
    }
  }
  matrix.diagonal().setConstant(diagonal);
}

}  // namespace

std::optional<Matrix> solve_ridge(Matrix& kernel, const Matrix& targets, double& ridge,
                                  const std::stop_token& stop) {
  constexpr double least_raised = 1e-12;
  constexpr double most = 1e3;
  while (ridge < most) {
    mirror_upper(kernel, 1.0 + ridge);
    const Factorisation end = factorise_positive(kernel, stop);
    if (end == Factorisation::stopped) {
      return std::nullopt;
    }
    if (end == Factorisation::done) {
      Matrix coefficients = targets;
      solve_lower(kernel, coefficients);
      solve_lower_transposed(kernel, coefficients);
      if (coefficients.allFinite()) {
        return coefficients;
      }
    }
    ridge = std::max(10.0 * ridge, least_raised);
  }
  return std::nullopt;
}

std::optional<KernelRidgeModel> fit_kernel_ridge(const Samples& samples, const MetricMap& map,
                                                 const RidgeKernel& kernel,
                                                 const std::stop_token& stop) {
  KernelRidgeModel model{map, kernel, map.apply(samples.inputs, stop), {}};
  Matrix matrix(samples.count(), samples.count());
  if (model.centres.count() != samples.count() ||
      !gaussian_kernel(model.centres, kernel.sigma, matrix, stop)) {
    return std::nullopt;
  }
  auto coefficients = solve_ridge(matrix, samples.targets, model.kernel.ridge, stop);
  if (!coefficients) {
    return std::nullopt;
  }
  model.coefficients = std::move(*coefficients);
  return model;
}

double mean_squared_error(const Matrix& predicted, const Matrix& wanted) {
  return (predicted - wanted).squaredNorm() / static_cast<double>(wanted.size());
}

MetricPredictor::MetricPredictor(KernelRidgeModel model, const RegressionTable& table)
    : model_(std::move(model)),
      centre_(table.centre),
      factor_(table.factor),
      targets_(table.targets) {
  targets_.values.resize(0, 0);
}

Matrix MetricPredictor::standardised(const MatrixView& inputs) const {
  Matrix scaled = inputs.transpose();
  scaled.colwise() -= centre_;
  scaled.array().colwise() *= factor_.array();
  return model_.predict(scaled, {});
}

Matrix MetricPredictor::predict(const MatrixView& inputs) const {
  return targets_.in_units(standardised(inputs));
}

double MetricPredictor::risk(const Problem& problem) const {
  if (!targets_.classes.empty()) {
    return problem.labels ? share_of_wrong_classes(predict(problem.inputs), *problem.labels)
                          : std::numeric_limits<double>::quiet_NaN();
  }
  const Matrix wanted = targets_of(problem, targets_);
  return wanted.rows() == problem.samples()
             ? mean_squared_error(standardised(problem.inputs), wanted)
             : std::numeric_limits<double>::quiet_NaN();
}

std::string MetricPredictor::loss() const {
  return targets_.classes.empty() ? "mean squared error in variances of the target"
                                  : "share of wrong classes";
}

}  // namespace steelyard::metric_learning

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/metric_learning/kernel_ridge_model.h"

#include <algorithm>

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

std::optional<KernelRidgeModel> fit_kernel_ridge(const Samples& samples, const MetricMap& map,
                                                 const RidgeKernel& kernel,
                                                 const std::stop_token& stop) {
  constexpr double least_raised = 1e-12;
  constexpr double most = 1e3;
  KernelRidgeModel model{map, kernel, map.apply(samples.inputs, stop), {}};
  if (model.centres.count() != samples.count()) {
    return std::nullopt;
  }
  Matrix matrix(samples.count(), samples.count());
  while (model.kernel.ridge < most) {
    if (!gaussian_kernel(model.centres, kernel.sigma, matrix, stop)) {
      return std::nullopt;
    }
    matrix.diagonal().array() += model.kernel.ridge;
    const Factorisation end = factorise_positive(matrix, stop);
    if (end == Factorisation::stopped) {
      return std::nullopt;
    }
    if (end == Factorisation::done) {
      model.coefficients = samples.targets;
      solve_lower(matrix, model.coefficients);
      solve_lower_transposed(matrix, model.coefficients);
      if (model.coefficients.allFinite()) {
        return model;
      }
    }
    model.kernel.ridge = std::max(10.0 * model.kernel.ridge, least_raised);
  }
  return std::nullopt;
}

double mean_squared_error(const Matrix& predicted, const Matrix& wanted) {
  return (predicted - wanted).squaredNorm() / static_cast<double>(wanted.size());
}

}  // namespace steelyard::metric_learning

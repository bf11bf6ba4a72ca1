// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

#include "core/methods/metric_learning/metric_loss.h"

namespace steelyard::metric_learning {

/// The kernel exp(-|A (x - x')|^2 / sigma^2), of height 1, and what is added to its diagonal.
struct RidgeKernel {
  double sigma = 1.0;   ///< > 0
  double ridge = 1e-6;  ///< >= 0
};

/// A kernel ridge regression in the space of a map.
struct KernelRidgeModel {
  MetricMap map;
  RidgeKernel kernel;    ///< as it was solved: where rounding made it singular, of a larger ridge
  KernelPoints centres;  ///< m x n
  Matrix coefficients;   ///< n x T

  /// \param inputs  D x M    \return M x T; nothing when stopped
  [[nodiscard]] Matrix predict(const Matrix& inputs, const std::stop_token& stop) const;
};

/// (K + ridge I)^{-1} y. Where that is singular, the ridge is raised tenfold until it is not.
/// \param kernel  K: n x n, ones on its diagonal. What is on and below the diagonal is lost, but
/// not
///                needed either, so that the same matrix may be given again
/// \param targets  y: n x T
/// \return nothing when stopped, or where no ridge helps
[[nodiscard]] std::optional<Matrix> solve_ridge(Matrix& kernel, const Matrix& targets,
                                                double& ridge, const std::stop_token& stop);

/// Cost O(n^3 / 3 + n^2 m), memory n^2; see solve_ridge.
/// \return nothing when stopped, or where no ridge helps
[[nodiscard]] std::optional<KernelRidgeModel> fit_kernel_ridge(const Samples& samples,
                                                               const MetricMap& map,
                                                               const RidgeKernel& kernel,
                                                               const std::stop_token& stop);

/// The mean of the squared differences, over samples and targets.
[[nodiscard]] double mean_squared_error(const Matrix& predicted, const Matrix& wanted);

}  // namespace steelyard::metric_learning

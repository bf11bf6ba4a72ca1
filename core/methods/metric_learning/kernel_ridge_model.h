// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

#include "core/methods/metric_learning/metric_map.h"
#include "core/methods/metric_learning/regression_table.h"
#include "core/run/predictor.h"

namespace steelyard::metric_learning {

/// The kernel exp(-|A (x - x')|^2 / sigma^2), of height 1, and the ridge that is added to its
/// diagonal.
struct RidgeKernel {
  double sigma = 1.0;   ///< > 0
  double ridge = 1e-6;  ///< >= 0
};

/// A kernel ridge regression in the space of a map.
struct KernelRidgeModel {
  MetricMap map;
  RidgeKernel kernel;    ///< as it was solved: with a larger ridge if rounding made it singular
  KernelPoints centres;  ///< m x n
  Matrix coefficients;   ///< n x T

  /// \param inputs  D x M
  /// \return M x T; empty when stopped
  [[nodiscard]] Matrix predict(const Matrix& inputs, const std::stop_token& stop) const;
};

/// (K + ridge I)^{-1} y. If the matrix is singular, the ridge is raised tenfold until it is not.
/// \param kernel   K, n x n, with ones on its diagonal. Only the part above the diagonal is read
///                 and only the rest overwritten, so the same matrix may be passed again
/// \param targets  y, n x T
/// \param ridge    raised if necessary
/// \return `std::nullopt` when stopped, or if no ridge helps
[[nodiscard]] std::optional<Matrix> solve_ridge(Matrix& kernel, const Matrix& targets,
                                                double& ridge, const std::stop_token& stop);

/// Costs O(n^3 / 3 + n^2 m) and memory for n^2 numbers; see solve_ridge().
/// \return `std::nullopt` when stopped, or if no ridge helps
[[nodiscard]] std::optional<KernelRidgeModel> fit_kernel_ridge(const Samples& samples,
                                                               const MetricMap& map,
                                                               const RidgeKernel& kernel,
                                                               const std::stop_token& stop);

/// The mean squared difference over samples and targets.
[[nodiscard]] double mean_squared_error(const Matrix& predicted, const Matrix& wanted);

/// The kernel ridge regression in the learned space, for inputs and targets in the units of the
/// problem.
class MetricPredictor final : public Predictor {
 public:
  /// \param table  only its scaling and that of its targets are used
  MetricPredictor(KernelRidgeModel model, const RegressionTable& table);

  [[nodiscard]] Matrix predict(const MatrixView& inputs) const override;
  /// For numbers: the mean squared error, with each target in units of its variance over the
  /// training samples. For classes: the share of wrong predictions. NaN if the problem lacks the
  /// target.
  [[nodiscard]] double risk(const Problem& problem) const override;
  [[nodiscard]] std::string loss() const override;

 private:
  [[nodiscard]] Matrix standardised(const MatrixView& inputs) const;

  KernelRidgeModel model_;
  Vector centre_, factor_;
  Targets targets_;
};

}  // namespace steelyard::metric_learning

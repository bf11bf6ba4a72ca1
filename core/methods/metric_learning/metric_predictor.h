// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/metric_learning/kernel_ridge_model.h"
#include "core/methods/metric_learning/regression_table.h"
#include "core/run/predictor.h"

namespace steelyard::metric_learning {

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

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/matrix.h"
#include "core/problem/problem.h"
#include "core/problem/targets.h"
#include "core/run/predictor.h"

namespace steelyard::baselines {

/// A linear model of each target.
class LinearPredictor final : public Predictor {
 public:
  /// \param slopes   D x T, from inputs in their units to targets in standard deviations; for two
  ///                 classes, D x 1 for the second class is enough
  /// \param centre   D; the inputs at which the model predicts the mean of each target
  /// \param targets  their values are not used
  LinearPredictor(Matrix slopes, Vector centre, Targets targets);

  [[nodiscard]] Matrix predict(const MatrixView& inputs) const override;
  /// For numbers, the mean squared error, in variances of each target among the samples of the run.
  /// For classes, the share of wrong predictions.
  [[nodiscard]] double risk(const Problem& problem) const override;
  [[nodiscard]] std::string loss() const override;
  /// The mean squared error, for classes too: the share of wrong predictions takes only few values.
  /// New values of an input only shift the predictions, so each set of them takes one pass.
  [[nodiscard]] Vector statistics_with(const Problem& problem, Index input,
                                       const Matrix& draws) const override;

 private:
  [[nodiscard]] Matrix standardised(const MatrixView& inputs) const;

  Matrix slopes_;
  Vector centre_;
  Targets targets_;
};

}  // namespace steelyard::baselines

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/problem/targets.h"
#include "core/run/predictor.h"

namespace steelyard::baselines {

/// A linear model of each target. Of two classes there is one column, of the second.
class LinearPredictor final : public Predictor {
 public:
  /// \param slopes  D x T, of inputs in their units and targets in standard deviations
  /// \param centre  D: where the model predicts the means of the targets
  /// \param targets  only how they were standardised is used
  LinearPredictor(Matrix slopes, Vector centre, Targets targets);

  [[nodiscard]] Matrix predict(const MatrixView& inputs) const override;
  /// Of numbers: the mean of the squared errors, each in variances of its target among the samples
  /// of the run. Of classes: the share of wrong ones.
  [[nodiscard]] double risk(const Problem& problem) const override;
  [[nodiscard]] std::string loss() const override;
  /// The mean of the squared errors, of classes too: the share of wrong ones takes few values. Each
  /// set of values only shifts the predictions, so this takes one pass over them.
  [[nodiscard]] Vector statistics_with(const Problem& problem, Index input,
                                       const Matrix& draws) const override;

 private:
  [[nodiscard]] Matrix standardised(const MatrixView& inputs) const;

  Matrix slopes_;
  Vector centre_;
  Targets targets_;
};

}  // namespace steelyard::baselines

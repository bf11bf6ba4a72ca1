// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/methods/sobolev/critic_layout.h"
#include "core/methods/sobolev/sic_table.h"
#include "core/run/predictor.h"

namespace steelyard::sobolev {

/// Trained critics, and what is needed to predict with them.
struct SicModel {
  CriticLayout layout;
  std::vector<VectorOf<float>> critics;  ///< the weights of each; at least one critic
  SicScaling scaling;
  MatrixOf<float> candidates;  ///< targets x C; values whose means are the predictions
  Vector shares;      ///< C; share of the training samples that each stands for; the sum is 1
  double tilt = 1.0;  ///< p(x, y) / (p(x) p(y)) is about 1 + tilt f
};

/// Sets the candidates to the values of the training targets, or some of them if there are many;
/// for classes, to each class once.
/// \param pairs, training  as in SicTable
void take_candidates(SicModel& model, const Matrix& pairs, Index training);

/// Predicts by f, the mean over the critics. Without a penalty on slopes, the best critic is
/// (p(x, y) / (p(x) p(y)) - 1) / rho, so a sample's target is about the mean of the training
/// targets y' with the weights 1 + tilt f(x, y'). The penalty makes f flatter, for which the tilt
/// that fits the training pairs best makes up: (mean_joint f - mean_mixed f) / mean_mixed f^2.
class SicPredictor final : public Predictor {
 public:
  explicit SicPredictor(SicModel model) : model_(std::move(model)) {}

  [[nodiscard]] Matrix predict(const MatrixView& inputs) const override;
  /// For numbers, the mean squared error, in variances of each target among the samples of the run.
  /// For classes, the share of wrong predictions.
  [[nodiscard]] double risk(const Problem& problem) const override;
  [[nodiscard]] std::string loss() const override;
  /// Minus the mean of f over the samples that have a target; NaN if none has.
  [[nodiscard]] Vector statistics_with(const Problem& problem, Index input,
                                       const Matrix& draws) const override;

 private:
  [[nodiscard]] Matrix standardised(const MatrixView& inputs) const;

  SicModel model_;
};

}  // namespace steelyard::sobolev

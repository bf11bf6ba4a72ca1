// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/methods/sobolev/critic_layout.h"
#include "core/methods/sobolev/sic_table.h"
#include "core/run/predictor.h"

namespace steelyard::sobolev {

/// Critics that have been trained, and what is needed to ask them.
struct SicModel {
  CriticLayout layout;
  std::vector<VectorOf<float>> critics;  ///< weights; one or more
  SicScaling scaling;
  MatrixOf<float> candidates;  ///< targets x C: values that a prediction is a mean of
  Vector shares;               ///< C: how many training samples each stands for, of sum 1
  double tilt = 1.0;           ///< p(x, y) / (p(x) p(y)) is about 1 + tilt f
};

/// The values of the training targets, or some of them where there are many; of classes, each once.
/// \param pairs  a table's: of training samples
void take_candidates(SicModel& model, const Matrix& pairs, Index training);

/// Without a penalty on slopes the best critic is (p(x, y) / (p(x) p(y)) - 1) / rho, so a sample's
/// target is about the mean of the training targets y', each with the weight 1 + tilt f(x, y').
/// With the penalty f is flatter; the tilt that fits the training pairs best makes up for that:
/// (mean_joint f - mean_mixed f) / mean_mixed f^2. f is the mean over the critics.
class SicPredictor final : public Predictor {
 public:
  explicit SicPredictor(SicModel model) : model_(std::move(model)) {}

  [[nodiscard]] Matrix predict(const MatrixView& inputs) const override;
  /// Of numbers: the mean of the squared errors, each in variances of its target among the samples
  /// of the run. Of classes: the share of wrong ones.
  [[nodiscard]] double risk(const Problem& problem) const override;
  [[nodiscard]] std::string loss() const override;
  /// Minus the mean of f over the samples with a target; NaN where there is none.
  [[nodiscard]] Vector statistics_with(const Problem& problem, Index input,
                                       const Matrix& draws) const override;

 private:
  [[nodiscard]] Matrix standardised(const MatrixView& inputs) const;

  SicModel model_;
};

}  // namespace steelyard::sobolev

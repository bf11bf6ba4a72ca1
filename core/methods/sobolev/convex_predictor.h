// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/methods/sobolev/convex_features.h"
#include "core/methods/sobolev/convex_table.h"
#include "core/run/predictor.h"

namespace steelyard::sobolev {

/// A critic f of inputs and target as a model. Where only its second moment is priced, 1 + rho f is
/// how many times more frequent a pair is than if both were independent: a prediction is the mean
/// of the targets of the run, weighted so; negative weights count as 0.
class ConvexPredictor final : public Predictor {
 public:
  /// \param rho  >= 0; with 0 every prediction is the mean
  ConvexPredictor(std::shared_ptr<const ConvexCritic> critic, const ConvexTable& table, double rho);

  [[nodiscard]] Matrix predict(const MatrixView& inputs) const override;
  /// Of numbers: the mean of the squared errors, each in variances of its target among the samples
  /// of the run. Of classes: the share of wrong ones.
  [[nodiscard]] double risk(const Problem& problem) const override;
  [[nodiscard]] std::string loss() const override;
  /// Minus the mean of the critic over the samples; NaN without a target.
  [[nodiscard]] Vector statistics_with(const Problem& problem, Index input,
                                       const Matrix& draws) const override;

 private:
  [[nodiscard]] Matrix standardised(const MatrixView& inputs) const;

  std::shared_ptr<const ConvexCritic> critic_;
  ConvexTable scaling_;  ///< without its samples
  double rho_;
  Matrix asked_;     ///< S x T: targets that the predictions are made of
  Matrix of_asked_;  ///< what the critic makes of them
  Vector weights_;   ///< S: how often each occurs
};

}  // namespace steelyard::sobolev

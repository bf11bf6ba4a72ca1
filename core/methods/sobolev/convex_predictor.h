// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/methods/sobolev/convex_features.h"
#include "core/methods/sobolev/convex_table.h"
#include "core/run/predictor.h"

namespace steelyard::sobolev {

/// Predicts by a critic f of inputs and target. If only its second moment is penalised, 1 + rho f
/// is how many times more frequent a pair is than if both were independent. So a prediction is the
/// mean of the targets of the run with these weights; negative weights count as 0.
class ConvexPredictor final : public Predictor {
 public:
  /// \param rho  >= 0; with 0, every prediction is the mean
  ConvexPredictor(std::shared_ptr<const ConvexCritic> critic, const ConvexTable& table, double rho);

  [[nodiscard]] Matrix predict(const MatrixView& inputs) const override;
  /// For numbers, the mean squared error, in variances of each target among the samples of the run.
  /// For classes, the share of wrong predictions.
  [[nodiscard]] double risk(const Problem& problem) const override;
  [[nodiscard]] std::string loss() const override;
  /// Minus the mean of the critic over the samples that have a target; NaN if none has.
  [[nodiscard]] Vector statistics_with(const Problem& problem, Index input,
                                       const Matrix& draws) const override;

 private:
  [[nodiscard]] Matrix standardised(const MatrixView& inputs) const;

  std::shared_ptr<const ConvexCritic> critic_;
  ConvexTable scaling_;  ///< without its samples
  double rho_;
  Matrix asked_;     ///< S x T; targets that predictions are means of
  Matrix of_asked_;  ///< the critic's function of these targets
  Vector weights_;   ///< S; how frequent each of them is
};

}  // namespace steelyard::sobolev

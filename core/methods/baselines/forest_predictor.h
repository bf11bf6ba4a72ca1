// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/problem/targets.h"
#include "core/run/predictor.h"
#include "core/trees/tree.h"

namespace steelyard::baselines {

/// Predicts the mean of the trees' predictions, or the class that most trees vote for.
class ForestPredictor final : public Predictor {
 public:
  /// \param trees    at least one
  /// \param targets  those that the trees were grown for; their values are not used
  ForestPredictor(std::vector<std::shared_ptr<const Tree>> trees, Targets targets);

  [[nodiscard]] Matrix predict(const MatrixView& inputs) const override;
  /// For numbers, the mean squared error, in variances of each target among the samples of the run.
  /// For classes, the share of wrong predictions.
  [[nodiscard]] double risk(const Problem& problem) const override;
  [[nodiscard]] std::string loss() const override;
  /// Walks each tree only once per sample, for all values together.
  [[nodiscard]] Vector statistics_with(const Problem& problem, Index input,
                                       const Matrix& draws) const override;

 private:
  /// What the prediction of each sample is compared with: the standardised numbers, M x T, or the
  /// position of the class, M x 1 (-1 for a class that the trees do not know, NaN for no class). No
  /// rows if the problem has no such target.
  [[nodiscard]] Matrix wanted(const Problem& problem) const;
  [[nodiscard]] bool has_classes() const { return !targets_.classes.empty(); }
  /// M x T; sums of the trees' predictions, or numbers of votes.
  [[nodiscard]] Matrix sums(const MatrixView& inputs) const;
  /// The loss of a sample, given the sums over the trees.
  [[nodiscard]] double loss_of(const Vector& sums, const Eigen::RowVectorXd& wanted) const;

  struct Step;
  void steps_of(const Tree& tree, const Eigen::RowVectorXd& sample, Index input, Vector& sums,
                std::vector<Step>& steps) const;
  void add(const double* prediction, double factor, Vector& sums) const;

  std::vector<std::shared_ptr<const Tree>> trees_;
  Targets targets_;
};

}  // namespace steelyard::baselines

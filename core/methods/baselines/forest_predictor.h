// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/methods/baselines/tree.h"
#include "core/problem/targets.h"
#include "core/run/predictor.h"

namespace steelyard::baselines {

/// The mean of the trees' predictions, or the class that most trees vote for.
class ForestPredictor final : public Predictor {
 public:
  /// \param trees  at least one    \param targets  those of the trees; only their scaling is used
  ForestPredictor(std::vector<std::shared_ptr<const Tree>> trees, Targets targets);

  [[nodiscard]] Matrix predict(const MatrixView& inputs) const override;
  /// Of numbers: the mean of the squared errors, each in variances of its target among the samples
  /// of the run. Of classes: the share of wrong ones.
  [[nodiscard]] double risk(const Problem& problem) const override;
  [[nodiscard]] std::string loss() const override;
  /// Walks each tree once for all values of a sample.
  [[nodiscard]] Vector statistics_with(const Problem& problem, Index input,
                                       const Matrix& draws) const override;

 private:
  /// What each sample is compared with: the standardised numbers, M x T, or the position of its
  /// class, M x 1 (-1: a class that the trees do not know). NaN where it has no class. No rows: the
  /// problem has no such target.
  [[nodiscard]] Matrix wanted(const Problem& problem) const;
  [[nodiscard]] bool has_classes() const { return !targets_.classes.empty(); }
  /// M x T: sums of predictions, or votes.
  [[nodiscard]] Matrix sums(const MatrixView& inputs) const;
  /// The loss of a sample by the sums of the trees.
  [[nodiscard]] double loss_of(const Vector& sums, const Eigen::RowVectorXd& wanted) const;

  struct Step;
  void steps_of(const Tree& tree, const Eigen::RowVectorXd& sample, Index input, Vector& sums,
                std::vector<Step>& steps) const;
  void add(const double* prediction, double factor, Vector& sums) const;

  std::vector<std::shared_ptr<const Tree>> trees_;
  Targets targets_;
};

}  // namespace steelyard::baselines

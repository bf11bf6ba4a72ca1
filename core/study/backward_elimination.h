// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/study/search_study.h"

namespace steelyard {

/// Backward greedy search: optimises all features, drops the one with the smallest weight and
/// continues from the remaining weights, down to one feature. Dropped features never return.
class BackwardElimination : public SearchPlan {
 public:
  /// \param first_stage    how often all features are optimised before the first is dropped, >= 1
  /// \param most_features  solutions with more features are intermediate steps, not on the path;
  ///                       >= 1
  /// \param take_over      whether a stage that ended worse than a later one, which has fewer
  ///                       features, takes over the later one's weights; see
  ///                       never_worse_with_more()
  BackwardElimination(const SubsetFitter& learner, int first_stage, Index most_features,
                      bool take_over = true);

  [[nodiscard]] std::vector<LearningTask> next() override;
  [[nodiscard]] bool learn(const LearningTask& task, PathPoint& solution) override;
  [[nodiscard]] double fraction() const override;
  [[nodiscard]] std::string stage() const override;
  [[nodiscard]] std::vector<PathPoint> keep(std::vector<PathPoint> path) const override;

 private:
  const SubsetFitter& learner_;
  std::vector<Index> features_;  // not dropped yet
  std::size_t all_;
  std::optional<Vector> weights_;  // of the last solution
  int first_stages_left_;
  Index most_features_;
  bool take_over_;
  bool finished_ = false;
  bool waiting_ = false;  // the last task has no solution yet
};

/// Backward greedy search as a study.
class BackwardStudy final : public SearchStudy {
 public:
  [[nodiscard]] const StudyInfo& info() const override;
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override;
  [[nodiscard]] FitContext terms(const ParameterValues& settings,
                                 const FitContext& asked) const override;

 private:
  [[nodiscard]] std::unique_ptr<SearchPlan> plan(const SubsetFitter& learner,
                                                 const ParameterValues& settings) const override;
  [[nodiscard]] double runs(const ParameterValues& settings, Index usable) const override;
};

}  // namespace steelyard

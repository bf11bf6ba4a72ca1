// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <set>

#include "core/study/search_study.h"

namespace steelyard {

/// Forward greedy search: starts with the best single feature and repeatedly adds the feature that
/// lowers the optimised objective most. All candidates of a step run in parallel. If the weight of
/// a chosen feature vanishes once others have come, the feature is left out again where that costs
/// nothing (a floating search; P. Pudil, J. Novovicova, J. Kittler, Pattern Recogn. Lett. 15, 1119,
/// 1994).
class ForwardSelection : public SearchPlan {
 public:
  /// \param most_features  the search ends with this many features, >= 1
  ForwardSelection(const SubsetFitter& learner, Index most_features);

  [[nodiscard]] std::vector<LearningTask> next() override;
  /// Puts every candidate on the path, so that the curve shows how much the choice matters. No
  /// candidate is worse than the features that were chosen before it.
  [[nodiscard]] bool learn(const LearningTask& task, PathPoint& solution) override;
  [[nodiscard]] bool counts_tasks() const override { return true; }
  [[nodiscard]] double fraction() const override;
  [[nodiscard]] std::string stage() const override;
  /// The best solution of each number of features.
  [[nodiscard]] std::vector<PathPoint> keep(std::vector<PathPoint> path) const override;

 private:
  const SubsetFitter& learner_;
  /// The chosen features without those whose weight has vanished. Empty if no weight or every
  /// weight has vanished, or if the remaining features were tried or chosen before.
  [[nodiscard]] std::vector<Index> worth_keeping();
  void choose(std::vector<Index> features, PathPoint solution);
  void learn_without(const LearningTask& task, const PathPoint& solution);

  std::vector<Index> candidates_;  // not chosen yet
  std::vector<Index> chosen_;      // ascending
  Index most_features_;
  std::optional<PathPoint> chosen_solution_;
  std::vector<Index> best_features_;  // of the current step
  PathPoint best_solution_;
  double best_objective_ = 0.0;         // as the method found it
  std::set<std::vector<Index>> known_;  // sets of features chosen, or tried without some
  bool pruning_ = false;                // the task of the last next() leaves features out
  bool begun_ = false;
  double tasks_done_ = 0.0;
  double tasks_in_all_ = 0.0;
};

/// Forward greedy search as a study.
class ForwardStudy final : public SearchStudy {
 public:
  [[nodiscard]] const StudyInfo& info() const override;
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override;

 private:
  [[nodiscard]] std::unique_ptr<SearchPlan> plan(const SubsetFitter& learner,
                                                 const ParameterValues& settings) const override;
  [[nodiscard]] double runs(const ParameterValues& settings, Index usable) const override;
  [[nodiscard]] Index automatic_limit(Index usable) const override;
};

}  // namespace steelyard

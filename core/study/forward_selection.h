// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>
#include <set>
#include <vector>

#include "core/study/search_study.h"

namespace steelyard {

/// Forward greedy search: starts with the best single feature and repeatedly adds the feature that
/// lowers the optimised objective most. All candidates of a step run in parallel. With a beam, each
/// step goes on from several best sets instead of one, so that features are found of which each
/// helps little without the others. If the weight of a chosen feature vanishes once others have
/// come, the feature is left out again where that costs nothing (a floating search; P. Pudil, J.
/// Novovicova, J. Kittler, Pattern Recogn. Lett. 15, 1119, 1994).
class ForwardSelection : public SearchPlan {
 public:
  /// \param most_features  the search ends with this many features, >= 1
  /// \param beam  number of sets from which each step goes on, >= 1
  ForwardSelection(const SubsetFitter& learner, Index most_features, Index beam = 1);

  [[nodiscard]] std::vector<LearningTask> next() override;
  /// Puts every candidate on the path, so that the curve shows how much the choice matters; of a
  /// beam, only those that are among the best when they come. No candidate is worse than the
  /// features that were chosen before it. One without a finite objective is never chosen.
  [[nodiscard]] bool learn(const LearningTask& task, PathPoint& solution) override;
  [[nodiscard]] bool counts_tasks() const override { return true; }
  [[nodiscard]] double fraction() const override;
  [[nodiscard]] std::string stage() const override;
  /// The best solution of each number of features.
  [[nodiscard]] std::vector<PathPoint> keep(std::vector<PathPoint> path) const override;

 private:
  /// A set of features, ascending, with its solution.
  struct Chosen {
    std::vector<Index> features;
    PathPoint solution;
    double objective = 0.0;  // as the method found it
  };

  /// The features of a set without those whose weight has vanished. Empty if no weight or every
  /// weight has vanished, or if the remaining features were tried or chosen before.
  [[nodiscard]] std::vector<Index> worth_keeping(const Chosen& set);
  [[nodiscard]] std::vector<LearningTask> tasks_without_vanished();
  [[nodiscard]] std::vector<LearningTask> tasks_with_one_more() const;
  void learn_without(const LearningTask& task, const PathPoint& solution);
  /// The best chosen set that these features contain; nullptr in the first step.
  [[nodiscard]] const Chosen* best_within(const std::vector<Index>& features) const;

  const SubsetFitter& learner_;
  std::vector<Index> usable_;
  Index most_features_;
  std::size_t beam_;
  std::vector<Chosen> chosen_;  // of the last step, the best first
  std::vector<Chosen> found_;   // of the current step, the best first, at most beam_
  std::map<std::vector<Index>, std::size_t> pruned_;  // tried without some: positions in chosen_
  std::set<std::vector<Index>> known_;  // sets of features chosen, or tried without some
  bool pruning_ = false;                // the tasks of the last next() leave features out
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

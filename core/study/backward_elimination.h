// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "core/study/search_study.h"

namespace steelyard {

/// Backward greedy search: optimises all features, drops the one with the smallest weight and
/// continues from the remaining weights, down to one feature. Dropped features never return. With a
/// beam of n, each of the n best sets of a stage tries to do without each of its n smallest
/// weights. A
/// solution without a finite objective ends its branch.
class BackwardElimination : public SearchPlan {
 public:
  /// \param first_stage    how often all features are optimised before the first is dropped, >= 1
  /// \param most_features  solutions with more features are intermediate steps, not on the path;
  ///                       >= 1
  /// \param take_over      whether a stage that ended worse than a later one, which has fewer
  ///                       features, takes over the later one's weights; see
  ///                       never_worse_with_more()
  /// \param beam  number of sets from which each stage goes on, >= 1
  BackwardElimination(const SubsetFitter& learner, int first_stage, Index most_features,
                      bool take_over = true, Index beam = 1);

  [[nodiscard]] std::vector<LearningTask> next() override;
  [[nodiscard]] bool learn(const LearningTask& task, PathPoint& solution) override;
  [[nodiscard]] double fraction() const override;
  [[nodiscard]] std::string stage() const override;
  [[nodiscard]] std::vector<PathPoint> keep(std::vector<PathPoint> path) const override;

 private:
  /// Features that are not dropped yet, ascending, and the weights to start from.
  struct Stage {
    std::vector<Index> features;
    std::optional<Vector> weights;
    double objective = 0.0;  // of the solution that these weights are from
  };

  [[nodiscard]] std::vector<Stage> dropped() const;
  [[nodiscard]] std::size_t left() const;

  const SubsetFitter& learner_;
  std::size_t all_;
  int first_stages_left_;
  Index most_features_;
  bool take_over_;
  std::size_t beam_;
  std::vector<Stage> stages_;  // that are to be optimised
  std::vector<Stage> found_;   // the best that were, the best first, at most beam_
  bool begun_ = false;
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

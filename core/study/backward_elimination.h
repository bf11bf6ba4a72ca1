// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/study/search_plan.h"

namespace steelyard {

/// Backward greedy search: optimises all features, drops the one of the smallest weight, goes on
/// from the remaining weights, down to one feature. A dropped feature stays out.
class BackwardElimination : public SearchPlan {
 public:
  /// \param first_stage    how often all features are optimised before the first is dropped, >= 1
  /// \param most_features  solutions of more are steps on the way, not on the path; >= 1
  BackwardElimination(const Learner& learner, int first_stage, Index most_features);

  [[nodiscard]] std::vector<LearningTask> next() override;
  [[nodiscard]] bool learn(const LearningTask& task, PathPoint& solution) override;
  [[nodiscard]] double fraction() const override;
  [[nodiscard]] std::string stage() const override;

 private:
  const Learner& learner_;
  std::vector<Index> features_;  // still in
  std::size_t all_;
  std::optional<Vector> weights_;  // of the last solution
  int first_stages_left_;
  Index most_features_;
  bool finished_ = false;
  bool waiting_ = false;  // for the solution of the last task
};

}  // namespace steelyard

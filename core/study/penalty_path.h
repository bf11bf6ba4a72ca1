// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>

#include "core/study/search_plan.h"

namespace steelyard {

/// L1 path: the best weights without a penalty, then with penalties that grow from one to the next
/// by a constant factor, each from the solution before, until one feature is left. A penalty says
/// which features stay, but also draws the weights of those towards 0; so each new set of features
/// is optimised once more without it, and that is the solution on the path. Then the gaps: where
/// the number of features falls by more than one between neighbouring penalties, the one between
/// them is tried from the denser neighbour's solution.
class PenaltyPath : public SearchPlan {
 public:
  /// Between these, for weights whose largest is 1 and an objective of order 1.
  static constexpr double smallest_penalty = 1e-4;
  static constexpr double largest_penalty = 10.0;

  /// \param penalties      of the grid, >= 2
  /// \param most_features  solutions of more are steps on the way, not on the path; >= 1
  PenaltyPath(const Learner& learner, Index penalties, Index most_features);

  [[nodiscard]] std::vector<LearningTask> next() override;
  [[nodiscard]] bool learn(const LearningTask& task, PathPoint& solution) override;
  [[nodiscard]] double fraction() const override;
  [[nodiscard]] std::string stage() const override;

 private:
  struct Solution {
    std::vector<Index> features;
    Vector penalised;  ///< weights, input units
    Vector free;       ///< of the same features without the penalty
  };
  [[nodiscard]] LearningTask penalised_task(const Solution& from) const;
  [[nodiscard]] bool is_few_enough(const std::vector<Index>& features) const;
  [[nodiscard]] static LearningTask free_task(const Solution& of);
  [[nodiscard]] std::vector<LearningTask> next_penalty();
  [[nodiscard]] const Solution& denser_neighbour() const;
  [[nodiscard]] std::optional<double> penalty_in_widest_gap() const;

  std::vector<Index> usable_;
  double factor_;
  Index penalties_;
  Index most_features_;
  std::map<double, Solution> solutions_;  // by penalty
  double asked_ = -1.0;                   // penalty of the last task; -1: none yet
  bool freeing_ = false;                  // the last task was to free the solution of `asked_`
  bool refining_ = false;
  Index refined_ = 0;
};

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>

#include "core/study/search_study.h"

namespace steelyard {

/// L1 path: finds the best weights without a penalty, then with penalties in geometric progression,
/// each starting from the previous solution, until one feature is left. A penalty selects features
/// but also shrinks their weights, so each new set of features is optimised again without the
/// penalty, and that solution is on the path. Then gaps are filled: if the number of features falls
/// by more than one between neighbouring penalties, a penalty between them is tried from the
/// solution with more features.
class PenaltyPath : public SearchPlan {
 public:
  /// The range of penalties, for a largest weight of 1 and an objective of order 1.
  static constexpr double smallest_penalty = 1e-4;
  static constexpr double largest_penalty = 10.0;

  /// \param penalties      number of penalties in the grid, >= 2
  /// \param most_features  solutions with more features are intermediate steps, not on the path;
  ///                       >= 1
  PenaltyPath(const SubsetFitter& learner, Index penalties, Index most_features);

  [[nodiscard]] std::vector<LearningTask> next() override;
  [[nodiscard]] bool learn(const LearningTask& task, PathPoint& solution) override;
  [[nodiscard]] double fraction() const override;
  [[nodiscard]] std::string stage() const override;
  [[nodiscard]] std::vector<PathPoint> keep(std::vector<PathPoint> path) const override;

 private:
  struct Solution {
    std::vector<Index> features;
    Vector penalised;  ///< weights with the penalty, in the inputs' units
    Vector free;       ///< weights of the same features without the penalty
  };
  [[nodiscard]] LearningTask penalised_task(const Solution& from) const;
  [[nodiscard]] bool is_few_enough(const std::vector<Index>& features) const;
  [[nodiscard]] static LearningTask free_task(const Solution& of);
  [[nodiscard]] std::vector<LearningTask> next_penalty();
  [[nodiscard]] const Solution& denser_neighbour() const;
  [[nodiscard]] std::optional<double> penalty_in_widest_gap() const;

  const SubsetFitter& learner_;
  std::vector<Index> usable_;
  double factor_;
  Index penalties_;
  Index most_features_;
  std::map<double, Solution> solutions_;  // by penalty
  double asked_ = -1.0;                   // penalty of the last task; -1: none yet
  bool freeing_ = false;                  // the last task optimised the solution of `asked_`
                                          // without penalty
  bool refining_ = false;
  Index refined_ = 0;
};

/// The L1 path as a study.
class PenaltyPathStudy final : public SearchStudy {
 public:
  [[nodiscard]] const StudyInfo& info() const override;
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override;
  [[nodiscard]] bool takes(const Method& method) const override {
    return SearchStudy::takes(method) && method.learning()->takes_penalties();
  }
  [[nodiscard]] FitContext terms(const ParameterValues& settings,
                                 const FitContext& asked) const override;

 private:
  [[nodiscard]] std::unique_ptr<SearchPlan> plan(const SubsetFitter& learner,
                                                 const ParameterValues& settings) const override;
  [[nodiscard]] double runs(const ParameterValues& settings, Index usable) const override;
};

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>

#include "core/study/search_plan.h"

namespace steelyard {

/// Every subset of the features up to a size, each optimised, by rising size: 2^D - 1 tasks in all.
class ExhaustiveSearch : public SearchPlan {
 public:
  static constexpr Index most_dimensions = 16;

  /// \param learner        of at most most_dimensions usable features
  /// \param kept_per_size  how many of the best subsets of each size are kept, >= 1
  /// \param most_features  the largest size, >= 1
  ExhaustiveSearch(const Learner& learner, Index kept_per_size, Index most_features);

  /// All subsets of one size at a time.
  [[nodiscard]] std::vector<LearningTask> next() override;
  /// On the path while it is among the best of its size so far.
  [[nodiscard]] bool learn(const LearningTask& task, PathPoint& solution) override;
  [[nodiscard]] bool counts_tasks() const override { return true; }
  [[nodiscard]] double fraction() const override;
  [[nodiscard]] std::string stage() const override;
  /// The best of each size, by rising size, best first.
  [[nodiscard]] std::vector<PathPoint> keep(std::vector<PathPoint> path) const override;

 private:
  std::vector<Index> usable_;
  std::size_t kept_per_size_;
  Index most_features_;
  std::size_t size_ = 0;                             // of the subsets under way
  std::map<std::size_t, std::vector<double>> best_;  // objectives of each size, rising
  double done_ = 0.0;
};

/// How many subsets have from 1 to so many features; of all sizes 2^D - 1.
[[nodiscard]] double subset_count(Index dimension, Index most_features);

}  // namespace steelyard

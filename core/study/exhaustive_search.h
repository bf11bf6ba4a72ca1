// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>

#include "core/study/search_study.h"

namespace steelyard {

/// Optimises every subset of the features up to a given size, in ascending order of size: 2^D - 1
/// tasks for all sizes.
class ExhaustiveSearch : public SearchPlan {
 public:
  static constexpr Index most_dimensions = 16;

  /// \param learner        must have at most most_dimensions usable features
  /// \param kept_per_size  number of best subsets kept for each size, >= 1
  /// \param most_features  the largest size, >= 1
  ExhaustiveSearch(const SubsetFitter& learner, Index kept_per_size, Index most_features);

  /// Returns all subsets of one size at a time.
  [[nodiscard]] std::vector<LearningTask> next() override;
  /// Puts a solution on the path if it is among the best of its size so far.
  [[nodiscard]] bool learn(const LearningTask& task, PathPoint& solution) override;
  [[nodiscard]] bool counts_tasks() const override { return true; }
  [[nodiscard]] double fraction() const override;
  [[nodiscard]] std::string stage() const override;
  /// The best of each size, in ascending order of size, best first.
  [[nodiscard]] std::vector<PathPoint> keep(std::vector<PathPoint> path) const override;

 private:
  const SubsetFitter& learner_;
  std::vector<Index> usable_;
  std::size_t kept_per_size_;
  Index most_features_;
  std::size_t size_ = 0;                             // of the current subsets
  std::map<std::size_t, std::vector<double>> best_;  // objectives of each size, ascending
  double done_ = 0.0;
};

/// Exhaustive search as a study.
class ExhaustiveStudy final : public SearchStudy {
 public:
  [[nodiscard]] const StudyInfo& info() const override;
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override;
  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question,
                                             const std::string& others) const override;

 private:
  [[nodiscard]] std::unique_ptr<SearchPlan> plan(const SubsetFitter& learner,
                                                 const ParameterValues& settings) const override;
  [[nodiscard]] double runs(const ParameterValues& settings, Index usable) const override;
};

/// The number of subsets with 1 to `most_features` features; 2^D - 1 for all sizes.
[[nodiscard]] double subset_count(Index dimension, Index most_features);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "core/study/search_plan.h"

namespace steelyard {

/// A subset of the steps of a search: bit k stands for the k-th of them.
using StepSubset = std::uint32_t;

/// The subsets that an exhaustive search goes through. What a person keeps is in each of them.
class StepSubsets {
 public:
  static constexpr Index most_steps = 16;

  /// \param steps  at most most_steps besides those that are kept
  /// \param most   features in the largest subset, >= 1
  StepSubsets(const SubsetFitter& fitter, const FeatureSteps& steps, Index most);

  /// All subsets with at least one feature and at most the largest number, in ascending order.
  [[nodiscard]] const std::vector<StepSubset>& all() const { return all_; }
  /// Ascending; what is kept is among them.
  [[nodiscard]] std::vector<Index> features_of(StepSubset subset) const;
  /// The subset with these features, in any order.
  [[nodiscard]] StepSubset subset_of(const std::vector<Index>& features) const;

  [[nodiscard]] std::size_t steps() const { return free_.size(); }
  [[nodiscard]] Index kept() const { return std::ssize(kept_); }
  [[nodiscard]] Index most_features() const { return most_features_; }
  /// Whether some features are taken together.
  [[nodiscard]] bool with_groups() const;

 private:
  std::vector<Index> kept_;  // in every subset
  FeatureSteps free_;        // the other usable features
  Index most_features_;
  std::vector<StepSubset> all_;
};

/// The best few solutions of each number of features. Of subsets with equal objectives, the first
/// in the order of their bits is better, so that the order in which they come does not matter.
class BestOfEachSize {
 public:
  /// \param subsets  must outlive this
  /// \param count    of each size, >= 1
  BestOfEachSize(const StepSubsets& subsets, Index count)
      : subsets_(subsets), count_(static_cast<std::size_t>(count)) {}

  [[nodiscard]] std::size_t count() const { return count_; }
  /// Takes note of a solution.
  /// \return whether it is among the best of its size so far
  [[nodiscard]] bool offer(std::size_t size, double objective, StepSubset subset);
  /// The highest objective of the best of a size so far; `std::nullopt` while they are too few.
  [[nodiscard]] std::optional<double> highest(std::size_t size) const;
  /// The best of each size, in ascending order of size, best first.
  [[nodiscard]] std::vector<PathPoint> keep(const SubsetFitter& fitter,
                                            std::vector<PathPoint> path) const;

 private:
  using Found = std::pair<double, StepSubset>;

  const StepSubsets& subsets_;
  std::size_t count_;
  std::map<std::size_t, std::vector<Found>> best_;  // of each size, ascending
};

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard::sobolev {

/// Which features share one importance: those of one group of the table, as the columns that stand
/// for one property do. All others are alone.
class FeatureGroups {
 public:
  /// Each feature alone.
  explicit FeatureGroups(Index features);
  /// By Feature::group where it is not empty. \param grouped  false: each alone
  FeatureGroups(const std::vector<Feature>& features, bool grouped);
  FeatureGroups(const Problem& problem, bool grouped) : FeatureGroups(problem.features, grouped) {}

  [[nodiscard]] Index count() const { return count_; }
  [[nodiscard]] Index features() const { return static_cast<Index>(group_of_.size()); }
  [[nodiscard]] bool each_alone() const { return count_ == features(); }
  /// \param of_features  D    \return one a group
  [[nodiscard]] Vector sums(const Vector& of_features) const;
  /// Every feature gets the value of its group. \param of_groups  one a group    \return D
  [[nodiscard]] Vector spread(const Vector& of_groups) const;
  /// Each feature gets an equal part of the value of its group, so that the sum is that over
  /// groups. \param of_features  D, the value of each feature's group    \return D
  [[nodiscard]] Vector shared(const Vector& of_features) const;
  /// Of some features only, in their order; groups without any are gone.
  [[nodiscard]] FeatureGroups of(const std::vector<Index>& features) const;

 private:
  /// Of each feature, 0 .. count() - 1, in the order in which groups first occur.
  std::vector<Index> group_of_;
  Index count_ = 0;
};

}  // namespace steelyard::sobolev

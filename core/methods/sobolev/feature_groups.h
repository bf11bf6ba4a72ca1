// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard::sobolev {

/// Which features share one importance: those in the same group of the table, such as the columns
/// that stand for one property. All other features are alone.
class FeatureGroups {
 public:
  /// Leaves each feature alone.
  explicit FeatureGroups(Index features);
  /// Groups by ColumnInfo::group where it is not empty; each feature is alone if not `grouped`.
  FeatureGroups(const std::vector<ColumnInfo>& features, bool grouped);
  FeatureGroups(const Problem& problem, bool grouped) : FeatureGroups(problem.features, grouped) {}

  [[nodiscard]] Index count() const { return count_; }
  [[nodiscard]] Index features() const { return static_cast<Index>(group_of_.size()); }
  [[nodiscard]] bool each_alone() const { return count_ == features(); }
  /// The sum over each group of one value per feature.
  [[nodiscard]] Vector sums(const Vector& of_features) const;
  /// The value of each feature's group, D values from one per group.
  [[nodiscard]] Vector spread(const Vector& of_groups) const;
  /// Gives each feature an equal part of the value of its group, so that the sum is that over the
  /// groups.
  /// \param of_features  D, for each feature the value of its group
  [[nodiscard]] Vector shared(const Vector& of_features) const;
  /// The groups of some features only, in their order. Groups without any of these are dropped.
  [[nodiscard]] FeatureGroups of(const std::vector<Index>& features) const;

 private:
  /// Of each feature, 0 .. count() - 1, in the order in which groups first occur.
  std::vector<Index> group_of_;
  Index count_ = 0;
};

}  // namespace steelyard::sobolev

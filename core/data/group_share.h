// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/data/dataset.h"

namespace steelyard {

/// The samples of a table in the groups of one text column.
class Grouping {
 public:
  /// \param column  a text column of the dataset
  /// \param most_cells  of a larger table only some groups, at equal distances, are looked at
  Grouping(const Dataset& dataset, Index column, Index most_cells);

  [[nodiscard]] Index column() const { return column_; }
  /// How much of a number column's variance lies between the groups: 1 - within / total, both over
  /// their degrees of freedom (the adjusted R^2 of the group means); 1: constant in each group.
  /// 0 for a constant column, or where no group has two samples. O(rows looked at).
  [[nodiscard]] double share_between(const Dataset& dataset, Index column) const;

 private:
  Index column_;
  std::size_t groups_;
  std::vector<Index> rows_;            ///< looked at
  std::vector<std::size_t> group_of_;  ///< of each of these rows
};

}  // namespace steelyard

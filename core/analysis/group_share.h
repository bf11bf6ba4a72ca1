// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/data/dataset.h"

namespace steelyard {

/// The samples of a table in the groups of one column.
class Grouping {
 public:
  /// \param most_cells  in a larger table, only some groups (or rows, if groups are few) are used,
  ///                    at equal distances
  Grouping(const Dataset& dataset, Index column, Index most_cells);

  [[nodiscard]] Index column() const { return column_; }
  /// share_between_groups() of a number column, without missing cells. Cost O(rows used).
  [[nodiscard]] double share_between(const Dataset& dataset, Index column) const;
  /// tells_groups_apart() of a number column, without missing cells.
  [[nodiscard]] bool tells_apart(const Dataset& dataset, Index column) const;

 private:
  struct Present {
    Vector values;
    std::vector<int> group_of;
  };
  /// The column's values and their groups, without missing cells.
  [[nodiscard]] Present present(const Dataset& dataset, Index column) const;

  Index column_;
  std::vector<Index> rows_;    ///< the rows used
  std::vector<int> group_of_;  ///< group of each of these rows
};

}  // namespace steelyard

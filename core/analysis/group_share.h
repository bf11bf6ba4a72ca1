// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/data/dataset.h"

namespace steelyard {

/// The samples of a table in the groups of one column.
class Grouping {
 public:
  /// \param most_cells  of a larger table only some groups, at equal distances, are looked at
  Grouping(const Dataset& dataset, Index column, Index most_cells);

  [[nodiscard]] Index column() const { return column_; }
  /// share_between_groups of a number column, without missing cells. O(rows looked at).
  [[nodiscard]] double share_between(const Dataset& dataset, Index column) const;
  /// tells_groups_apart of the same.
  [[nodiscard]] bool tells_apart(const Dataset& dataset, Index column) const;

 private:
  struct Present {
    Vector values;
    std::vector<int> group_of;
  };
  /// Without missing cells.
  [[nodiscard]] Present present(const Dataset& dataset, Index column) const;

  Index column_;
  std::vector<Index> rows_;    ///< looked at
  std::vector<int> group_of_;  ///< of each of these rows
};

}  // namespace steelyard

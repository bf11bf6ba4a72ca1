// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <vector>

#include "core/data/dataset.h"

namespace steelyard {

/// A table that nobody changes, and beside it what is said of its columns at one point in time. As
/// a value it stays as it is while others say something else, in whichever thread.
struct TableSnapshot {
  TableSnapshot() = default;
  /// The table as it was made.
  /// \param shared  may be null; must not change afterwards
  explicit TableSnapshot(std::shared_ptr<const Dataset> shared);

  std::shared_ptr<const Dataset> table;
  /// Of the table: their roles, units, groups, periods and known weights hold in place of those in
  /// the table. Their categories are only there, and
  /// which cells were filled.
  std::vector<Column> columns;

  /// Requires a table.
  [[nodiscard]] Index samples() const { return table->samples(); }
  /// Positions of the columns that have the role, in table order.
  [[nodiscard]] std::vector<Index> columns_with(Role role) const {
    return steelyard::columns_with(columns, role);
  }
  /// A copy of the whole table, of all its values, with these columns. Requires a table.
  [[nodiscard]] Dataset copied() const;
};

}  // namespace steelyard

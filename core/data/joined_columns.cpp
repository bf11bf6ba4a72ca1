// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/joined_columns.h"

#include "core/error.h"
#include "core/text.h"

namespace steelyard {

Dataset joined_columns(const std::vector<ColumnPick>& picks) {
  Dataset joined;
  if (picks.empty()) {
    return joined;
  }
  const Dataset& first = *picks.front().table;
  joined.name = first.name;
  joined.source = first.source;
  joined.values.resize(first.samples(), static_cast<Index>(picks.size()));
  for (const ColumnPick& pick : picks) {
    if (pick.table->samples() != first.samples()) {
      throw bad_input({pick.table->name + " has " + counted(pick.table->samples(), "row") +
                           ", but " + first.name + " has " + std::to_string(first.samples()),
                       pick.table->name, "tables with equally many rows"});
    }
    joined.values.col(static_cast<Index>(joined.columns.size())) =
        pick.table->values.col(pick.column);
    joined.columns.push_back(pick.table->columns[static_cast<std::size_t>(pick.column)]);
  }
  return joined;
}

}  // namespace steelyard

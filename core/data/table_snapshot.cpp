// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/table_snapshot.h"

#include <utility>

namespace steelyard {

TableSnapshot::TableSnapshot(std::shared_ptr<const Dataset> shared) : table(std::move(shared)) {
  if (!table) {
    return;
  }
  columns.reserve(table->columns.size());
  for (const Column& column : table->columns) {
    columns.push_back({column.name,
                       column.unit,
                       column.group,
                       column.kind,
                       column.period,
                       column.truth_period,
                       column.known_weight,
                       column.roles,
                       {},
                       column.set_aside,
                       column.always_kept,
                       column.left_out,
                       column.made_of_text,
                       column.made_from});
    columns.back().digits = column.digits;
  }
}

Dataset TableSnapshot::copied() const {
  Dataset copy{table->name,
               table->source,
               table->values,
               columns,
               table->warnings,
               table->origin,
               table->rows,
               table->source_rows,
               table->sha256,
               table->weights_file,
               table->from_all_samples};
  for (std::size_t at = 0; at < columns.size(); ++at) {
    copy.columns[at].categories = table->columns[at].categories;
    copy.columns[at].filled = table->columns[at].filled;
  }
  return copy;
}

}  // namespace steelyard

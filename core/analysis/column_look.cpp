// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/column_look.h"

#include <utility>

#include "core/measures/correlation.h"

namespace steelyard {

std::optional<ColumnLook> look_at_columns(const ColumnLookRequest& request,
                                          const std::stop_token& stop) {
  ColumnLook look;
  look.table = request.table;
  look.columns = request.columns;
  const Dataset& table = *request.table;
  for (const Index column : request.columns) {
    if (stop.stop_requested()) {
      return std::nullopt;
    }
    look.summaries.push_back(column_summary(table.values.col(column)));
    if (table.columns[static_cast<std::size_t>(column)].kind == ColumnKind::number) {
      look.correlated.push_back(column);
    }
  }
  if (!request.columns.empty()) {
    look.first = histogram(table.values.col(request.columns.front()));
  }
  look.correlations = correlation_matrix(table.values, look.correlated);
  return stop.stop_requested() ? std::nullopt : std::optional(std::move(look));
}

}  // namespace steelyard

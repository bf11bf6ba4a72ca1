// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/data/dataset.h"
#include "core/measures/column_summary.h"

namespace steelyard {

/// A request to show columns of a table.
struct ColumnLookRequest {
  std::shared_ptr<const Dataset> table;
  std::vector<Index> columns;  ///< positions; the first is drawn as a histogram
  bool urgent = true;
};

/// What is shown of a table before any run.
struct ColumnLook {
  std::shared_ptr<const Dataset> table;
  std::vector<Index> columns;  ///< as requested
  Histogram first;             ///< of the first column
  std::vector<ColumnSummary> summaries;
  Matrix correlations;  ///< between the number columns, in the order of `correlated`
  std::vector<Index> correlated;
};

/// Cost O(N C^2) for C columns.
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<ColumnLook> look_at_columns(const ColumnLookRequest& request,
                                                        const std::stop_token& stop = {});

}  // namespace steelyard

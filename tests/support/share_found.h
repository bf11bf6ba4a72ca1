// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <vector>

#include "core/data/planted_table.h"

namespace steelyard::tests {

/// The share of the true columns among as many of the best; 1 is perfect. Requires a true column.
/// \param ranking  columns, best first
inline double share_found(const PlantedTable& table, const std::vector<Index>& ranking) {
  const std::size_t count = std::min(table.true_columns.size(), ranking.size());
  const auto end = ranking.begin() + static_cast<std::ptrdiff_t>(count);
  const auto found = std::count_if(ranking.begin(), end, [&table](Index column) {
    return std::binary_search(table.true_columns.begin(), table.true_columns.end(), column);
  });
  return static_cast<double>(found) / static_cast<double>(table.true_columns.size());
}

}  // namespace steelyard::tests

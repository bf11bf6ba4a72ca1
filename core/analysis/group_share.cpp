// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/group_share.h"

#include <algorithm>
#include <cmath>

#include "core/measures/share_between_groups.h"

namespace steelyard {

Grouping::Grouping(const Dataset& dataset, Index column, Index most_cells) : column_(column) {
  const Index step = std::max<Index>(1, dataset.values.size() / most_cells);
  const auto codes = dataset.values.col(column);
  const auto groups = std::ssize(dataset.columns[static_cast<std::size_t>(column)].categories);
  const bool enough = groups >= 2 * step;
  for (Index row = 0; row < codes.size(); ++row) {
    if (std::isnan(codes[row])) {
      continue;
    }
    const auto group = static_cast<Index>(codes[row]);
    if ((enough ? group : row) % step == 0) {
      rows_.push_back(row);
      group_of_.push_back(static_cast<int>(group));
    }
  }
}

double Grouping::share_between(const Dataset& dataset, Index column) const {
  Vector present(std::ssize(rows_));
  std::vector<int> group_of;
  group_of.reserve(rows_.size());
  for (std::size_t at = 0; at < rows_.size(); ++at) {
    if (const double value = dataset.values(rows_[at], column); !std::isnan(value)) {
      present[std::ssize(group_of)] = value;
      group_of.push_back(group_of_[at]);
    }
  }
  return share_between_groups(present, group_of);
}

}  // namespace steelyard

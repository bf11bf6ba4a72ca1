// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/group_share.h"

#include <algorithm>
#include <cmath>

namespace steelyard {

Grouping::Grouping(const Dataset& dataset, Index column, Index most_cells)
    : column_(column),
      groups_(dataset.columns[static_cast<std::size_t>(column)].categories.size()) {
  const Index step = std::max<Index>(1, dataset.values.size() / most_cells);
  const auto codes = dataset.values.col(column);
  const auto enough = static_cast<Index>(groups_) >= 2 * step;
  for (Index row = 0; row < codes.size(); ++row) {
    if (std::isnan(codes[row])) {
      continue;
    }
    const auto group = static_cast<Index>(codes[row]);
    if ((enough ? group : row) % step == 0) {
      rows_.push_back(row);
      group_of_.push_back(static_cast<std::size_t>(group));
    }
  }
}

double Grouping::share_between(const Dataset& dataset, Index column) const {
  struct Sums {
    double count = 0.0, mean = 0.0, squares = 0.0;  // squares: of differences from the mean
    void add(double value) {
      count += 1.0;
      const double difference = value - mean;
      mean += difference / count;
      squares += difference * (value - mean);
    }
  };
  std::vector<Sums> groups(groups_);
  Sums all;
  const auto values = dataset.values.col(column);
  for (std::size_t at = 0; at < rows_.size(); ++at) {
    if (const double value = values[rows_[at]]; !std::isnan(value)) {
      groups[group_of_[at]].add(value);
      all.add(value);
    }
  }
  double within = 0.0;
  double used = 0.0;
  for (const Sums& group : groups) {
    within += group.squares;
    used += group.count > 0.0 ? 1.0 : 0.0;
  }
  if (!(all.squares > 0.0) || all.count <= used) {
    return 0.0;
  }
  return 1.0 - (within / (all.count - used)) / (all.squares / (all.count - 1.0));
}

}  // namespace steelyard

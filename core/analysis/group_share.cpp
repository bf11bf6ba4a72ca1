// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/group_share.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include "core/measures/share_between_groups.h"

namespace steelyard {

Grouping::Grouping(const Dataset& dataset, Index column, Index most_cells) : column_(column) {
  const Index step = std::max<Index>(1, dataset.values.size() / most_cells);
  const auto values = dataset.values.col(column);
  std::unordered_map<double, int> numbers;
  for (const double value : values) {
    if (!std::isnan(value)) {
      numbers.try_emplace(value, static_cast<int>(numbers.size()));
    }
  }
  const bool enough = std::ssize(numbers) >= 2 * step;
  for (Index row = 0; row < values.size(); ++row) {
    if (std::isnan(values[row])) {
      continue;
    }
    const int group = numbers.at(values[row]);
    if ((enough ? Index{group} : row) % step == 0) {
      rows_.push_back(row);
      group_of_.push_back(group);
    }
  }
}

Grouping::Present Grouping::present(const Dataset& dataset, Index column) const {
  Present found{Vector(std::ssize(rows_)), {}};
  found.group_of.reserve(rows_.size());
  for (std::size_t at = 0; at < rows_.size(); ++at) {
    if (const double value = dataset.values(rows_[at], column); !std::isnan(value)) {
      found.values[std::ssize(found.group_of)] = value;
      found.group_of.push_back(group_of_[at]);
    }
  }
  found.values.conservativeResize(std::ssize(found.group_of));
  return found;
}

double Grouping::share_between(const Dataset& dataset, Index column) const {
  const Present found = present(dataset, column);
  return share_between_groups(found.values, found.group_of);
}

bool Grouping::tells_apart(const Dataset& dataset, Index column) const {
  const Present found = present(dataset, column);
  return tells_groups_apart(found.values, found.group_of);
}

}  // namespace steelyard

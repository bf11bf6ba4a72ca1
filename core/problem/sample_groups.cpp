// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/sample_groups.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace steelyard {
namespace {

/// A table whose roles may be those that it had earlier.
struct RoleTable {
  const Dataset& dataset;
  const std::vector<Column>& columns;

  [[nodiscard]] std::vector<Index> columns_with(Role role) const {
    std::vector<Index> found;
    for (std::size_t position = 0; position < columns.size(); ++position) {
      if (columns[position].roles.has(role)) {
        found.push_back(static_cast<Index>(position));
      }
    }
    return found;
  }
};

std::optional<SampleGroups> groups_of_column(const Dataset& dataset, Index column,
                                             const Problem& problem) {
  SampleGroups groups{dataset.columns[static_cast<std::size_t>(column)].name, {}, 0};
  std::map<double, int> known;
  for (Index sample = 0; sample < problem.samples(); ++sample) {
    const double value = dataset.values(problem.row_of(sample), column);
    if (std::isnan(value)) {
      groups.group_of.push_back(groups.count++);
      continue;
    }
    const auto [place, is_new] = known.try_emplace(value, groups.count);
    groups.count += is_new ? 1 : 0;
    groups.group_of.push_back(place->second);
  }
  const bool repeats = groups.count >= 2 && groups.count < problem.samples();
  return repeats ? std::optional(std::move(groups)) : std::nullopt;
}

std::optional<SampleGroups> groups_of(const RoleTable& table, const Problem& problem) {
  for (const Index column : table.columns_with(Role::id)) {
    if (auto groups = groups_of_column(table.dataset, column, problem)) {
      return groups;
    }
  }
  constexpr int fewest = 5;
  for (Index column = 0; column < std::ssize(table.columns); ++column) {
    const Column& of = table.columns[static_cast<std::size_t>(column)];
    if (of.kind != ColumnKind::category || !of.roles.empty()) {
      continue;
    }
    auto groups = groups_of_column(table.dataset, column, problem);
    if (groups && groups->count >= fewest && 2 * Index{groups->count} <= problem.samples()) {
      return groups;
    }
  }
  return std::nullopt;
}

std::optional<std::vector<Index>> order_of(const RoleTable& table, const Problem& problem) {
  const std::vector<Index> columns = table.columns_with(Role::time);
  if (columns.empty()) {
    return std::nullopt;
  }
  std::vector<Index> order(static_cast<std::size_t>(problem.samples()));
  std::iota(order.begin(), order.end(), Index{0});
  const auto time = [&](Index sample) {
    return table.dataset.values(problem.row_of(sample), columns.front());
  };
  std::stable_sort(order.begin(), order.end(), [&](Index one, Index other) {
    return time(one) < time(other) || (!std::isnan(time(one)) && std::isnan(time(other)));
  });
  return order;
}

}  // namespace

std::optional<SampleGroups> sample_groups(const Dataset& dataset, const Problem& problem) {
  return groups_of({dataset, dataset.columns}, problem);
}

std::optional<SampleGroups> sample_groups(const TableSnapshot& snapshot, const Problem& problem) {
  return groups_of({*snapshot.table, snapshot.columns}, problem);
}

std::optional<std::vector<Index>> time_order(const Dataset& dataset, const Problem& problem) {
  return order_of({dataset, dataset.columns}, problem);
}

std::optional<std::vector<Index>> time_order(const TableSnapshot& snapshot,
                                             const Problem& problem) {
  return order_of({*snapshot.table, snapshot.columns}, problem);
}

}  // namespace steelyard

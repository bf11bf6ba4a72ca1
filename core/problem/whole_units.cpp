// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/whole_units.h"

#include <algorithm>
#include <utility>

#include "core/positions.h"
#include "core/problem/whole_groups.h"

namespace steelyard {
namespace {

/// For each column, the place of its unit.
std::vector<std::size_t> unit_of_each(const std::vector<ColumnUnit>& units, Index columns) {
  std::vector<std::size_t> unit_of(static_cast<std::size_t>(columns));
  for (std::size_t unit = 0; unit < units.size(); ++unit) {
    for (const Index column : units[unit].columns) {
      unit_of[static_cast<std::size_t>(column)] = unit;
    }
  }
  return unit_of;
}

bool is_constant(const Problem& problem, Index column) {
  const auto cells = problem.inputs.col(column).array();
  return (cells == cells[0]).all();
}

/// Whether the columns of a group that vary are one category.
bool is_one_category(const Problem& problem, const std::vector<Index>& group,
                     const ColumnUnit& category) {
  return category.is_category() && std::all_of(group.begin(), group.end(), [&](Index column) {
           return std::binary_search(category.columns.begin(), category.columns.end(), column) ||
                  is_constant(problem, column);
         });
}

}  // namespace

std::vector<ColumnUnit> whole_units(const Problem& problem) {
  std::vector<ColumnUnit> categories = one_hot_groups(problem);
  const WholeGroups groups(problem);
  if (groups.none()) {
    return categories;
  }
  const std::vector<std::size_t> category_of = unit_of_each(categories, problem.dimension());
  std::vector<ColumnUnit> units;
  // No category has columns of a group and others: one_hot_groups() looks at each group by itself.
  for (std::vector<Index>& columns : groups.steps(all_positions(problem.dimension()))) {
    const auto first = static_cast<std::size_t>(columns.front());
    if (columns.size() == 1) {
      const ColumnUnit& found = categories[category_of[first]];
      if (found.columns.front() == columns.front()) {
        units.push_back(found);
      }
      continue;
    }
    const bool encodes = std::any_of(columns.begin(), columns.end(), [&](Index column) {
      return is_one_category(problem, columns,
                             categories[category_of[static_cast<std::size_t>(column)]]);
    });
    units.push_back({problem.features[first].group, std::move(columns), !encodes});
  }
  return units;
}

}  // namespace steelyard

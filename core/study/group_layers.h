// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/study/column_groups.h"

namespace steelyard {

/// Some of the groups, of which no two share a column, and all columns that are in none of them.
struct GroupLayer {
  std::vector<Index> own;  ///< M: the layer's groups, as positions among all groups, ascending
  ColumnGroups groups;     ///< first these M groups, then each column outside them alone
};

/// Parts groups that share columns into layers of groups that share none. Each group is in exactly
/// one layer, and the same groups always make the same layers: the largest groups are placed first,
/// of equal ones those that come first, each into the first layer that has room for it (a greedy
/// colouring of the graph whose edges join groups that share a column). Then each group moves into
/// the layer with the fewest groups that has room for it, where that makes the two layers more
/// alike: the filter of knockoffs finds nothing in a layer of few groups.
/// \return at least one layer; groups that share no column are one layer, which has the groups as
///         they are
[[nodiscard]] std::vector<GroupLayer> group_layers(const ColumnGroups& groups);

}  // namespace steelyard

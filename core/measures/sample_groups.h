// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>
#include <span>
#include <utility>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// The samples of each group, ascending; groups without samples are left out.
/// \param group_of  the group of each sample; any numbers, which set the order of the groups
[[nodiscard]] inline std::vector<std::vector<Index>> group_members(
    const std::vector<int>& group_of) {
  std::map<int, std::vector<Index>> by_group;
  for (std::size_t sample = 0; sample < group_of.size(); ++sample) {
    by_group[group_of[sample]].push_back(static_cast<Index>(sample));
  }
  std::vector<std::vector<Index>> members;
  members.reserve(by_group.size());
  for (auto& [group, samples] : by_group) {
    members.push_back(std::move(samples));
  }
  return members;
}

/// The parts into which links join items: two items are in the same part if links lead from one to
/// the other (union-find: Galler & Fischer 1964).
/// \param links  pairs of positions 0 .. count - 1
/// \return for each item the number of its part, 0 or more, in the order of first appearance
[[nodiscard]] std::vector<int> connected_components(Index count,
                                                    std::span<const std::pair<Index, Index>> links);

/// How much of the variance lies between groups: 1 - within / total, both over their degrees of
/// freedom (the adjusted R^2 of the group means). Exactly 1 if the values are constant in each
/// group; 0 if they are constant overall, or if no group has two samples.
/// \param values    N, none missing
/// \param group_of  N; -1 where unknown, which counts as a group
[[nodiscard]] double share_between_groups(const Vector& values, const std::vector<int>& group_of);

/// Whether values that hardly vary within groups also tell the groups apart: for all but one sample
/// in a thousand, the group with the nearest mean is the sample's own. A column of two values
/// cannot tell more than two groups apart, even if it is constant in each of many.
/// \param values    N, none missing
/// \param group_of  N; -1 where unknown, which counts as a group
[[nodiscard]] bool tells_groups_apart(const Vector& values, const std::vector<int>& group_of);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>
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

}  // namespace steelyard

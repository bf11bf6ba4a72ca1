// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// Samples that belong together, such as the years of one country: what is learned from some of
/// them is known of the others.
struct SampleGroups {
  std::string name;           ///< of the column: "Country"
  std::vector<int> group_of;  ///< per sample, 0 or more; a missing cell is a group of its own
  int count = 0;              ///< of groups, >= 2
};

/// The groups of a problem's samples, from the first column of its table that has Role::id and
/// repeated values; without one, from the first text column without a role whose values repeat: at
/// least five, and two samples of each on average. Nothing if there is none.
/// \param dataset  the table that the problem was made of
[[nodiscard]] std::optional<SampleGroups> sample_groups(const Dataset& dataset,
                                                        const Problem& problem);
/// The same with the roles that its columns had when the snapshot was taken.
[[nodiscard]] std::optional<SampleGroups> sample_groups(const TableSnapshot& snapshot,
                                                        const Problem& problem);

/// The problem's samples by rising value of the table's first column with Role::time; nothing
/// without one.
[[nodiscard]] std::optional<std::vector<Index>> time_order(const Dataset& dataset,
                                                           const Problem& problem);
/// The same with the roles that its columns had when the snapshot was taken.
[[nodiscard]] std::optional<std::vector<Index>> time_order(const TableSnapshot& snapshot,
                                                           const Problem& problem);

}  // namespace steelyard

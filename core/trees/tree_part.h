// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/trees/tree_table.h"

namespace steelyard {

/// Of a table with more samples, each tree of a forest is grown and judged on so many, drawn at
/// random. More would deepen the trees, but hardly change what the columns are worth.
inline constexpr Index most_tree_samples = 100'000;

/// A problem whose samples are too many for one table: each tree makes a table of some of them.
struct TreeSource {
  const Problem& problem;
  const std::vector<Index>& samples;  ///< positions in the problem, of samples_with_target()
  const TreeTable& whole;             ///< of these samples; its columns are not used
  Index most = most_tree_samples;     ///< samples of a tree, 1 .. N
};

/// The table of some rows. Of those that belong together in the whole table, those that are among
/// the rows belong together here, too.
/// \param rows  positions among TreeSource::samples, ascending
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<TreeTable> part_of_table(const TreeSource& source,
                                                     const std::vector<Index>& rows,
                                                     const std::stop_token& stop);

}  // namespace steelyard

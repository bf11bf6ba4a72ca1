// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/methods/baselines/tree_table.h"

namespace steelyard::baselines {

/// The samples of a growing tree: each node has a range of them.
struct TreeRange {
  std::size_t first = 0;
  std::size_t end = 0;

  [[nodiscard]] std::size_t size() const { return end - first; }
};

/// The samples of each node by the values of each column. They are either sorted once and then
/// parted with every node, or sorted anew at the nodes that ask for a column, which is faster where
/// few of many columns are tried. Both give the same order.
class TreeOrders {
 public:
  /// \param table    outlives this    \param weights  N: 0 for a sample that is not in the tree
  TreeOrders(const TreeTable& table, const std::vector<std::uint32_t>& weights, bool presorted);

  [[nodiscard]] TreeRange all() const { return {0, members_.size()}; }
  [[nodiscard]] std::span<const std::uint32_t> members(TreeRange node) const {
    return std::span(members_).subspan(node.first, node.size());
  }
  /// The members of a node by rising code of a column. Valid until the next call.
  [[nodiscard]] std::span<const TreeEntry> ordered(Index column, TreeRange node);
  /// Moves members with codes up to the limit before the others. \return how many these are
  [[nodiscard]] std::size_t part(TreeRange node, Index column, std::uint32_t limit);
  /// To be called after part() unless neither side will be asked for an order.
  void part_orders(TreeRange node);

 private:
  [[nodiscard]] std::span<const TreeEntry> parted_by_level(const TreeColumn& column,
                                                           TreeRange node);
  [[nodiscard]] std::span<const TreeEntry> sorted(const TreeColumn& column, TreeRange node);
  [[nodiscard]] std::span<const TreeEntry> picked(const TreeColumn& column, TreeRange node);

  const TreeTable& table_;
  std::vector<std::uint32_t> members_;
  std::vector<std::uint8_t> goes_left_;        ///< N, of the last node that was parted
  std::vector<std::vector<TreeEntry>> lists_;  ///< presorted, by column; empty for binary ones
  std::vector<TreeEntry> scratch_;
  std::vector<std::uint32_t> node_of_;  ///< N; only where whole orders are picked from
  std::uint32_t marked_ = 0;            ///< the number of the node that is marked there
  TreeRange marked_range_;
};

}  // namespace steelyard::baselines

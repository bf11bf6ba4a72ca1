// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "core/trees/tree_table.h"

namespace steelyard {

/// The range of a node among the samples of a growing tree.
struct TreeRange {
  std::size_t first = 0;
  std::size_t end = 0;

  [[nodiscard]] std::size_t size() const { return end - first; }
};

/// The samples of each node in the order of each column's values. Either all columns are sorted
/// once and their orders are split with every node, or a node is sorted whenever a column is asked
/// for, which is faster if few of many columns are tried. Both give the same order.
class TreeOrders {
 public:
  /// When stopped, the orders are left unfinished, and ordered() must not be called any more.
  /// \param table    must outlive this
  /// \param weights  N; how often each sample was drawn, 0 for a sample that is not in the tree
  TreeOrders(const TreeTable& table, const std::vector<std::uint32_t>& weights, bool presorted,
             std::stop_token stop);

  [[nodiscard]] TreeRange all() const { return {0, members_.size()}; }
  [[nodiscard]] std::span<const std::uint32_t> members(TreeRange node) const {
    return std::span(members_).subspan(node.first, node.size());
  }
  /// Says that fetch() will be called for a column.
  void announce(Index column) const;
  /// Says that ordered() will soon be called for a column.
  void fetch(Index column, TreeRange node) const;
  /// The members of a node, ascending by their codes in a column. Valid until the next call.
  [[nodiscard]] std::span<const TreeEntry> ordered(Index column, TreeRange node);
  /// Moves the members whose code in the column is at most `limit` before the others.
  /// \return the number of these members
  [[nodiscard]] std::size_t part(TreeRange node, Index column, std::uint32_t limit);
  /// Must be called after part(), unless ordered() will be called for neither side.
  void part_orders(TreeRange node);

 private:
  void fill_list(const std::vector<TreeEntry>& order, const std::vector<std::uint32_t>& weights,
                 TreeEntry* list) const;
  [[nodiscard]] bool is_picked(TreeRange node) const;
  /// The part of a node.
  [[nodiscard]] std::span<TreeEntry> list(std::size_t column, TreeRange node);
  [[nodiscard]] std::span<const TreeEntry> parted_by_level(const TreeColumn& column,
                                                           TreeRange node);
  [[nodiscard]] std::span<const TreeEntry> sorted(const TreeColumn& column, TreeRange node);
  [[nodiscard]] std::span<const TreeEntry> picked(const TreeColumn& column, TreeRange node);

  const TreeTable& table_;
  const std::stop_token stop_;
  std::vector<std::uint32_t> members_;
  std::vector<std::uint8_t> goes_left_;  ///< N; for the node that was split last
  /// If presorted, the members in the order of each column that is not binary, column by column.
  std::unique_ptr<TreeEntry[]> lists_;  // NOLINT(*-avoid-c-arrays): a vector would fill it
  std::vector<std::size_t> list_of_;    ///< per column: which list; none if it is binary
  std::vector<TreeEntry> scratch_;
  std::vector<std::uint32_t> node_of_;  ///< N; the latest mark of each sample; empty if presorted
  std::uint32_t marked_ = 0;            ///< the mark of the node in marked_range_
  TreeRange marked_range_;
};

}  // namespace steelyard

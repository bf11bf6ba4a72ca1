// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// A node of a tree. With a column, it is a split: samples whose value is at most `value` go to the
/// node `next`, others to the node after that. Without a column, it is a leaf.
struct TreeNode {
  double value = 0.0;  ///< threshold of a split, or the number that a leaf predicts
  std::int32_t column = -1;
  std::int32_t next = 0;  ///< for a leaf that predicts several numbers, their place in Tree::leaves

  [[nodiscard]] bool is_leaf() const { return column < 0; }
};

/// A grown tree, whose first node is the root. Leaves predict numbers, in standard deviations from
/// the mean, or the position of a class.
struct Tree {
  std::vector<TreeNode> nodes;
  std::vector<double> leaves;  ///< empty if a leaf predicts one number

  [[nodiscard]] const double* prediction(const TreeNode& leaf) const {
    return leaves.empty() ? &leaf.value : leaves.data() + leaf.next;
  }
  /// The leaf that a sample reaches from a node.
  /// \param goes_left  of a node: whether the sample's value is at most its threshold
  template <typename GoesLeft>
  [[nodiscard]] std::size_t leaf_below(std::size_t node, const GoesLeft& goes_left) const {
    while (!nodes[node].is_leaf()) {
      node = static_cast<std::size_t>(nodes[node].next) + (goes_left(node) ? 0U : 1U);
    }
    return node;
  }
  /// What the tree predicts for a sample: see prediction().
  /// \param values  of the sample, in all columns
  [[nodiscard]] const double* prediction_for(const double* values) const {
    const std::size_t leaf = leaf_below(
        0, [&](std::size_t node) { return values[nodes[node].column] <= nodes[node].value; });
    return prediction(nodes[leaf]);
  }
};

}  // namespace steelyard

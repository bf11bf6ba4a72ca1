// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/methods/baselines/tree.h"
#include "core/methods/baselines/tree_table.h"
#include "core/random.h"

namespace steelyard::baselines {

struct TreePlan {
  Index tried = 1;             ///< columns per split, 1 .. D; drawn anew for each
  Index least = 1;             ///< samples of a leaf, repeats counted; >= 1
  std::optional<Index> depth;  ///< of the deepest leaf; nothing: no limit
};

/// A tree grown on a bootstrap sample (Breiman 2001): a node is parted until its samples have the
/// same target.
struct GrownTree {
  Tree tree;
  std::vector<std::uint32_t> limits;      ///< of each node: the largest code that goes left
  std::vector<std::uint32_t> out_of_bag;  ///< samples that the tree has not seen, ascending
  Vector impurity;  ///< D: the share of each column in what all splits reduced; adds up to 1, or
                    ///< is 0 where there is no split
};

/// How the samples of nodes are sorted. The tree is the same either way.
enum class NodeSorting { usual, once, at_each_node };

/// \param table   with a column that varies
/// \param random  of this tree alone
/// \return nothing when stopped
[[nodiscard]] std::optional<GrownTree> grow_tree(const TreeTable& table, const TreePlan& plan,
                                                 Random& random, const std::stop_token& stop,
                                                 NodeSorting sorting = NodeSorting::usual);

/// Whether the usual way sorts once.
[[nodiscard]] bool sorts_once(Index samples, Index varying, Index tried);

}  // namespace steelyard::baselines

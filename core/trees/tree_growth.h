// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/random.h"
#include "core/trees/tree.h"
#include "core/trees/tree_table.h"

namespace steelyard {

struct TreePlan {
  Index tried = 1;             ///< columns per split, 1 .. D; drawn anew for each split
  Index least = 1;             ///< minimum of samples in a leaf, repeats included; >= 1
  std::optional<Index> depth;  ///< maximum depth of a leaf; `nullopt` for no limit
};

/// A tree grown on a bootstrap sample (Breiman 2001). Nodes are split until all their samples have
/// the same target or the TreePlan forbids another split.
struct GrownTree {
  Tree tree;
  std::vector<std::uint32_t> limits;      ///< per node: the largest code that goes left
  std::vector<std::uint32_t> out_of_bag;  ///< samples that the tree has not seen, ascending
  Vector impurity;  ///< D; share of each column in the reduction by all splits; adds up to 1, or
                    ///< is 0 if there are no splits
};

/// How the samples of a node are sorted, which does not change the tree.
enum class NodeSorting { usual, once, at_each_node };

/// \param varying  of TreeTable::varying(), the same for all trees of a table; at least one
/// \param random   used for this tree only
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<GrownTree> grow_tree(const TreeTable& table,
                                                 const std::vector<Index>& varying,
                                                 const TreePlan& plan, Random& random,
                                                 const std::stop_token& stop,
                                                 NodeSorting sorting = NodeSorting::usual);

/// Whether NodeSorting::usual means NodeSorting::once.
[[nodiscard]] bool sorts_once(Index samples, Index varying, Index tried);

}  // namespace steelyard

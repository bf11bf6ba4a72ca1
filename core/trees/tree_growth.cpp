// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/trees/tree_growth.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/trees/tree_orders.h"
#include "core/trees/tree_split.h"

namespace steelyard {
namespace {

/// How often each sample is drawn: alone, or with those that it belongs to.
std::vector<std::uint32_t> bootstrap_weights(const TreeTable& table, Random& random) {
  std::vector<std::uint32_t> weights(static_cast<std::size_t>(table.samples), 0);
  for (std::size_t draw = 0; draw < table.together.size(); ++draw) {
    for (const Index sample : table.together[random.below(table.together.size())]) {
      ++weights[static_cast<std::size_t>(sample)];
    }
  }
  for (Index draw = 0; table.together.empty() && draw < table.samples; ++draw) {
    ++weights[random.below(weights.size())];
  }
  return weights;
}

/// The threshold between two values, in the middle: at least the lower one and below the upper one.
double threshold_between(double low, double high) {
  const double middle = low + (high - low) / 2.0;
  return middle < high && middle >= low ? middle : low;
}

class TreeGrowth {
 public:
  TreeGrowth(const TreeTable& table, std::vector<Index> varying, const TreePlan& plan,
             Random& random, NodeSorting sorting, const std::stop_token& stop)
      : table_(table),
        plan_(plan),
        random_(random),
        columns_(std::move(varying)),
        weights_(bootstrap_weights(table, random)),
        orders_(table, weights_, is_sorted_once(sorting), stop),
        scan_(table.target, weights_, plan.least) {
    grown_.impurity = Vector::Zero(std::ssize(table.columns));
  }

  /// \return false when stopped
  [[nodiscard]] bool grow(const std::stop_token& stop) {
    add_node();
    waiting_.push_back({0, 0, orders_.all()});
    while (!waiting_.empty()) {
      const Waiting node = waiting_.back();
      waiting_.pop_back();
      if (!grow_node(node, stop)) {
        return false;
      }
    }
    return true;
  }

  [[nodiscard]] GrownTree take() {
    for (std::uint32_t sample = 0; sample < weights_.size(); ++sample) {
      if (weights_[sample] == 0) {
        grown_.out_of_bag.push_back(sample);
      }
    }
    grown_.tree.nodes.shrink_to_fit();  // many trees are kept
    grown_.tree.leaves.shrink_to_fit();
    const double total = grown_.impurity.sum();
    grown_.impurity /= total > 0.0 ? total : 1.0;
    return std::move(grown_);
  }

 private:
  struct Waiting {
    std::size_t node = 0;
    Index depth = 0;
    TreeRange range;
  };

  [[nodiscard]] bool is_sorted_once(NodeSorting sorting) const {
    return sorting == NodeSorting::usual
               ? sorts_once(table_.samples, std::ssize(columns_), plan_.tried)
               : sorting == NodeSorting::once;
  }

  void add_node() {
    grown_.tree.nodes.emplace_back();
    grown_.limits.push_back(0);
  }

  [[nodiscard]] bool may_be_parted(TreeRange range, Index depth) const {
    return range.size() > 1 && (!plan_.depth || depth < *plan_.depth) &&
           !is_pure(table_.target, orders_.members(range));
  }

  /// \return false when stopped
  [[nodiscard]] bool grow_node(const Waiting& at, const std::stop_token& stop) {
    const bool parted = may_be_parted(at.range, at.depth);
    scan_.begin(orders_.members(at.range), parted ? random_.below(~std::uint64_t{0}) : 0);
    TreeSplit split;
    if (parted && scan_.can_be_parted() && !find_split(at.range, stop, split)) {
      return false;
    }
    if (split.column < 0) {
      make_leaf(at.node);
    } else {
      part(at, split);
    }
    return true;
  }

  /// Looks at so many columns, and at further ones while none of them varies in the node.
  /// \return false when stopped
  [[nodiscard]] bool find_split(TreeRange range, const std::stop_token& stop, TreeSplit& split) {
    const std::size_t tried = std::min(static_cast<std::size_t>(plan_.tried), columns_.size());
    const bool all = tried == columns_.size();
    // Drawn ahead of use, so that the columns are on their way to the cache: of a wide table, each
    // is a place in memory that nothing else has touched for long.
    constexpr std::size_t ahead = 6;
    std::size_t drawn = 0;
    const auto draw_to = [&](std::size_t end) {
      for (; drawn < std::min(end, columns_.size()); ++drawn) {
        if (!all) {
          std::swap(columns_[drawn], columns_[drawn + random_.below(columns_.size() - drawn)]);
        }
        orders_.announce(columns_[drawn]);
      }
    };
    draw_to(tried);
    bool any_varies = false;
    for (std::size_t k = 0; k < columns_.size() && (k < tried || !any_varies); ++k) {
      if (stop.stop_requested()) {
        return false;
      }
      draw_to(k + 1);
      if (k + ahead < drawn) {
        orders_.fetch(columns_[k + ahead], range);
      }
      const auto entries = orders_.ordered(columns_[k], range);
      if (code_of(entries.front()) != code_of(entries.back())) {
        any_varies = true;
        scan_.scan(entries, columns_[k], split);
      }
    }
    return true;
  }

  void make_leaf(std::size_t node) {
    const std::vector<double> prediction = scan_.prediction();
    TreeNode& leaf = grown_.tree.nodes[node];
    if (prediction.size() == 1) {
      leaf.value = prediction.front();
    } else {
      leaf.next = static_cast<std::int32_t>(grown_.tree.leaves.size());
      grown_.tree.leaves.insert(grown_.tree.leaves.end(), prediction.begin(), prediction.end());
    }
  }

  void part(const Waiting& at, const TreeSplit& split) {
    grown_.impurity[split.column] += scan_.reduction(split);
    const auto next = grown_.tree.nodes.size();
    add_node();
    add_node();
    const std::vector<double>& levels =
        table_.columns[static_cast<std::size_t>(split.column)]->levels;
    TreeNode& node = grown_.tree.nodes[at.node];
    node.value = threshold_between(levels[split.lower], levels[split.upper]);
    node.column = static_cast<std::int32_t>(split.column);
    node.next = static_cast<std::int32_t>(next);
    const auto above =
        std::upper_bound(levels.begin() + split.lower, levels.begin() + split.upper, node.value);
    grown_.limits[at.node] = static_cast<std::uint32_t>(above - levels.begin() - 1);
    const std::size_t middle = at.range.first + orders_.part(at.range, split.column, split.lower);
    const TreeRange left{at.range.first, middle};
    const TreeRange right{middle, at.range.end};
    if (may_be_parted(left, at.depth + 1) || may_be_parted(right, at.depth + 1)) {
      orders_.part_orders(at.range);
    }
    waiting_.push_back({next + 1, at.depth + 1, right});
    waiting_.push_back({next, at.depth + 1, left});
  }

  const TreeTable& table_;
  const TreePlan plan_;
  Random& random_;
  std::vector<Index> columns_;  ///< that vary; the first ones are those that were drawn last
  const std::vector<std::uint32_t> weights_;
  TreeOrders orders_;
  SplitScan scan_;
  std::vector<Waiting> waiting_;
  GrownTree grown_;
};

}  // namespace

bool sorts_once(Index samples, Index varying, Index tried) {
  constexpr double most_entries = 6.4e7;  // 512 MB a thread
  const double entries = static_cast<double>(samples) * static_cast<double>(varying);
  return entries <= most_entries &&
         static_cast<double>(tried) * std::log2(static_cast<double>(samples)) >=
             static_cast<double>(varying);
}

std::optional<GrownTree> grow_tree(const TreeTable& table, const std::vector<Index>& varying,
                                   const TreePlan& plan, Random& random,
                                   const std::stop_token& stop, NodeSorting sorting) {
  TreeGrowth growth(table, varying, plan, random, sorting, stop);
  return growth.grow(stop) ? std::optional(growth.take()) : std::nullopt;
}

}  // namespace steelyard

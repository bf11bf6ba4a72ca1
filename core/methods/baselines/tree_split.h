// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/methods/baselines/tree_table.h"

namespace steelyard::baselines {

/// Where a node is parted best: codes up to `lower` to the left, from `upper` on to the right.
struct TreeSplit {
  Index column = -1;  ///< none: the node cannot be parted
  std::uint32_t lower = 0;
  std::uint32_t upper = 0;
  double gain = -1.0;     ///< see SplitScan
  std::uint64_t key = 0;  ///< of equally good columns, the smallest key wins
};

/// Exact search for the split of a node that reduces most the variances of the target (summed over
/// standardised columns) or, of classes, the Gini impurity (Breiman, Friedman, Olshen and Stone
/// 1984). With S the sums over a side of the numbers, or of the classes' indicators, and W its
/// weight, that is the split of the largest gain
///   |S_left|^2 / W_left + |S_right|^2 / W_right.
class SplitScan {
 public:
  /// \param weights  N: how often each sample is in the bootstrap sample
  /// \param least    of a side's weight, >= 1
  SplitScan(const TreeTarget& target, const std::vector<std::uint32_t>& weights,
            std::int64_t least);

  /// \param members  of the node, at least one
  /// \param salt     random: which of equally good columns wins
  void begin(std::span<const std::uint32_t> members, std::uint64_t salt);
  [[nodiscard]] std::int64_t weight() const { return weight_; }
  [[nodiscard]] bool can_be_parted() const { return weight_ >= 2 * least_; }
  /// By how much a split of the node reduces the sum of squares, or the number of samples times the
  /// impurity; >= 0.
  [[nodiscard]] double reduction(const TreeSplit& split) const;
  /// Means of the node, T; of classes, only the position of the most frequent one.
  [[nodiscard]] std::vector<double> prediction() const;

  /// Takes the best split of a column if it is better than what was found so far.
  /// \param entries  the members, by rising code
  void scan(std::span<const TreeEntry> entries, Index column, TreeSplit& best);

 private:
  const TreeTarget& target_;
  const std::vector<std::uint32_t>& weights_;
  std::int64_t least_;
  std::vector<double> inverse_;  ///< 1 / weight, by weight
  struct Weighted {
    double product = 0.0;
    std::int64_t weight = 0;
  };
  std::vector<Weighted> weighted_;  ///< N, of a target of one column
  std::int64_t weight_ = 0;
  std::vector<double> totals_;  ///< T, of the node
  std::vector<double> left_;    ///< T, of a side; 0 between scans
  double own_ = 0.0;            ///< |S|^2 / W of the node
  std::uint64_t salt_ = 0;

  struct OneNumber;
  struct Numbers;
  struct Classes;
};

/// Whether all members have the same target.
[[nodiscard]] bool is_pure(const TreeTarget& target, std::span<const std::uint32_t> members);

}  // namespace steelyard::baselines

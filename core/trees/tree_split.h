// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/trees/tree_table.h"

namespace steelyard {

/// The best split of a node: codes up to `lower` go left, codes from `upper` on go right.
struct TreeSplit {
  Index column = -1;  ///< -1 if the node cannot be split
  std::uint32_t lower = 0;
  std::uint32_t upper = 0;
  double gain = -1.0;     ///< see SplitScan
  std::uint64_t key = 0;  ///< of equally good columns, the one with the smallest key wins
};

/// Exact search for the split of a node that most reduces the variance of the target (summed over
/// its standardised columns) or, for classes, the Gini impurity (Breiman, Friedman, Olshen and
/// Stone 1984). For each side, let S be the sums of the numbers, or of the indicators of the
/// classes, and W the weight. The best split has the largest gain
///   |S_left|^2 / W_left + |S_right|^2 / W_right.
class SplitScan {
 public:
  /// \param weights  N; how often each sample was drawn into the bootstrap sample
  /// \param least    smallest weight of a side, >= 1
  SplitScan(const TreeTarget& target, const std::vector<std::uint32_t>& weights,
            std::int64_t least);

  /// \param members  the samples of the node, at least one
  /// \param salt     a random number that decides which of equally good columns wins
  void begin(std::span<const std::uint32_t> members, std::uint64_t salt);
  [[nodiscard]] std::int64_t weight() const { return weight_; }
  [[nodiscard]] bool can_be_parted() const { return weight_ >= 2 * least_; }
  /// How much a split of the node reduces the sum of squares, or the impurity times the number of
  /// samples; >= 0.
  [[nodiscard]] double reduction(const TreeSplit& split) const;
  /// The means of the node, T; for classes, only the position of the most frequent one.
  [[nodiscard]] std::vector<double> prediction() const;

  /// Replaces `best` by the best split of a column if that one is better.
  /// \param entries  the members, ascending by code
  void scan(std::span<const TreeEntry> entries, Index column, TreeSplit& best);

 private:
  const TreeTarget& target_;
  const std::vector<std::uint32_t>& weights_;
  std::int64_t least_;
  std::vector<double> inverse_;  ///< 1 / weight, indexed by weight
  struct Weighted {
    double product = 0.0;
    std::int64_t weight = 0;
  };
  std::vector<Weighted> weighted_;  ///< N; only for a target of one column of numbers
  std::int64_t weight_ = 0;
  std::vector<double> totals_;  ///< T; sums over the node
  std::vector<double> left_;    ///< T; sums over one side; 0 between scans
  double own_ = 0.0;            ///< |S|^2 / W of the node
  std::uint64_t salt_ = 0;

  struct OneNumber;
  struct Numbers;
  struct Classes;
};

/// Whether all members have the same target.
[[nodiscard]] bool is_pure(const TreeTarget& target, std::span<const std::uint32_t> members);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/trees/tree_growth.h"
#include "core/trees/tree_importance.h"
#include "core/trees/tree_part.h"

namespace steelyard {

/// One tree of a forest, and what it finds about the columns.
struct ForestTree {
  std::shared_ptr<const Tree> tree;
  std::vector<std::uint32_t> out_of_bag;  ///< samples that judge it: the tree has not seen them
  Vector impurity;                        ///< D, see GrownTree
  OutOfBagLook look;
};

/// Grows trees on all cores. Each tree has random numbers of its own, so the trees are the same for
/// any number of threads.
/// \param first  number of the first tree among all trees of this seed
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<std::vector<ForestTree>> forest_trees(const TreeTable& table,
                                                                  const TreePlan& plan,
                                                                  std::uint64_t seed,
                                                                  std::uint64_t first, Index count,
                                                                  const std::stop_token& stop);
/// The same for a table with many samples: each tree is grown on a bootstrap sample of as many as
/// the source says, drawn at random, and those of them that it has not seen judge it. All others
/// count neither as seen nor as unseen.
[[nodiscard]] std::optional<std::vector<ForestTree>> forest_trees(const TreeSource& source,
                                                                  const TreePlan& plan,
                                                                  std::uint64_t seed,
                                                                  std::uint64_t first, Index count,
                                                                  const std::stop_token& stop);

/// The error of a growing forest on samples that its trees have not seen: each sample is predicted
/// by the mean, or the vote, of the trees that were grown without it.
class OutOfBagError {
 public:
  explicit OutOfBagError(const TreeTarget& target);

  void add(const ForestTree& tree);
  /// The mean squared error in variances of the target, or the share of wrong classes, over the
  /// samples that at least one tree has not seen. If there are none, error_without_trees().
  [[nodiscard]] double error() const;
  /// The error of predicting the mean of the target, or its most frequent class.
  [[nodiscard]] double error_without_trees() const;
  [[nodiscard]] bool is_known(Index sample) const {
    return counts_[static_cast<std::size_t>(sample)] > 0;
  }
  /// T numbers, or the position of a class. Requires is_known(sample).
  [[nodiscard]] std::vector<double> prediction(Index sample) const;

 private:
  [[nodiscard]] Index samples() const { return std::ssize(counts_); }

  const TreeTarget& target_;
  std::vector<double> sums_;           ///< N x T; sums of predictions, or numbers of votes
  std::vector<std::uint32_t> counts_;  ///< N; number of trees that have not seen each sample
  std::vector<double> losses_;         ///< N
};

/// The means of D numbers over the trees, and their standard errors.
class MeanOfTrees {
 public:
  explicit MeanOfTrees(Index columns)
      : mean_(Vector::Zero(columns)), squares_(Vector::Zero(columns)) {}

  void add(const Vector& values);
  [[nodiscard]] const Vector& mean() const { return mean_; }
  /// 0 for a single tree.
  [[nodiscard]] Vector standard_error() const;

 private:
  Vector mean_, squares_;
  double count_ = 0.0;
};

}  // namespace steelyard

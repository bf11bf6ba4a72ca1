// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/methods/baselines/tree_growth.h"
#include "core/methods/baselines/tree_importance.h"

namespace steelyard::baselines {

/// One of a forest's trees, and what it says of the columns.
struct ForestTree {
  std::shared_ptr<const Tree> tree;
  std::vector<std::uint32_t> out_of_bag;
  Vector impurity;  ///< D, see GrownTree
  OutOfBagLook look;
};

/// Grows trees on all cores. Each has random numbers of its own, so they are the same for any
/// number of threads.
/// \param first  the number of the first tree among all of this seed
/// \return nothing when stopped
[[nodiscard]] std::optional<std::vector<ForestTree>> forest_trees(const TreeTable& table,
                                                                  const TreePlan& plan,
                                                                  std::uint64_t seed,
                                                                  std::uint64_t first, Index count,
                                                                  const std::stop_token& stop);

/// The error of a growing forest on the samples that its trees have not seen: each is predicted by
/// the mean, or the vote, of the trees without it.
class OutOfBagError {
 public:
  explicit OutOfBagError(const TreeTarget& target);

  void add(const ForestTree& tree);
  /// The mean squared error in variances of the target, or the share of wrong classes, over the
  /// samples that some tree has not seen. Where there is none: of predicting the mean, or the most
  /// frequent class.
  [[nodiscard]] double error() const;
  /// The same of a forest without a tree.
  [[nodiscard]] double error_without_trees() const;
  [[nodiscard]] bool is_known(Index sample) const {
    return counts_[static_cast<std::size_t>(sample)] > 0;
  }
  /// Numbers, T, or the position of a class. \param sample  is_known
  [[nodiscard]] std::vector<double> prediction(Index sample) const;

 private:
  [[nodiscard]] Index samples() const { return std::ssize(counts_); }

  const TreeTarget& target_;
  std::vector<double> sums_;           ///< N x T: of predictions, or of votes
  std::vector<std::uint32_t> counts_;  ///< N: trees that have not seen a sample
  std::vector<double> losses_;         ///< N
};

/// Means over trees and their standard errors, of D numbers a tree.
class MeanOfTrees {
 public:
  explicit MeanOfTrees(Index columns)
      : mean_(Vector::Zero(columns)), squares_(Vector::Zero(columns)) {}

  void add(const Vector& values);
  [[nodiscard]] const Vector& mean() const { return mean_; }
  /// 0 of a single tree.
  [[nodiscard]] Vector standard_error() const;

 private:
  Vector mean_, squares_;
  double count_ = 0.0;
};

}  // namespace steelyard::baselines

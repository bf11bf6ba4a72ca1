// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/problem/problem.h"
#include "core/random.h"

namespace steelyard {

/// Orders in which a target has nothing to do with the inputs, and yet is like itself: what its
/// samples have in common because they belong together, or are close in time, stays.
/// - in time: the target is shifted, by at least a twentieth of the samples;
/// - in groups, where most of the target's variance lies within them: in random order within each
///   group. What the columns say of the target beyond naming its group is then lost;
/// - in groups otherwise, and where the groups are equal rows: whole groups get the target of
///   another one. (Within a group there would be little to exchange: the target would stay nearly
///   what it is.) This asks for five groups;
/// - else: in random order.
class ChanceOrder {
 public:
  /// With fewer groups there are too few ways to exchange them.
  static constexpr std::size_t fewest_groups = 5;

  /// \throws Error(bad_input) where the target hardly varies within groups that are too few to be
  ///         exchanged
  ChanceOrder(const Problem& problem, SampleOrder order);
  /// The same for numbers in place of the target. \param values  N x any number
  ChanceOrder(const MatrixView& values, SampleOrder order);

  /// The sample whose target each sample gets.
  [[nodiscard]] std::vector<Index> draw(Random& random) const;
  /// "with the targets exchanged between whole groups of Country"
  [[nodiscard]] std::string in_words() const;

 private:
  enum class Kind { any, shifted, within_groups, whole_groups };

  void choose(double between);

  Index samples_;
  SampleOrder order_;
  std::vector<std::vector<Index>> groups_;
  Kind kind_ = Kind::any;
};

/// The share of the target's variance that lies between groups rather than within them, a mean over
/// its columns or classes; of distances between samples, by their squares. 0 .. 1; 0 without a
/// target.
[[nodiscard]] double target_share_between(const Problem& problem, const std::vector<int>& group_of);

}  // namespace steelyard

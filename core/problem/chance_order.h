// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "core/problem/problem.h"
#include "core/problem/row_copies.h"
#include "core/random.h"

namespace steelyard {

/// Orders in which a target has nothing to do with the inputs but keeps its own structure: what
/// samples have in common because they belong together, or are close in time, is preserved.
/// - In time: the target is shifted, by at least a twentieth of the samples.
/// - In groups, if most of the target's variance lies within them: the samples of each group get a
///   random order. What the columns say about the target beyond naming its group is then lost.
/// - In other groups, and in groups of equal rows: each group gets the target of another group.
///   (There would be little to exchange within a group: the target would nearly stay what it is.)
///   This needs five groups.
/// - Otherwise: a random order of all samples.
/// Rows that are several samples by their weights (row_copies.h) are exchanged as rows: all copies
/// get the target of one other row, also within a group and in time.
class ChanceOrder {
 public:
  /// Fewer groups could be exchanged in too few ways.
  static constexpr std::size_t fewest_groups = 5;

  /// \throws Error(bad_input) if the target hardly varies within groups that are too few to be
  ///         exchanged
  ChanceOrder(const Problem& problem, SampleOrder order);
  /// The same for numbers in place of the target.
  /// \param values  N x any number of columns
  /// \param copies  of the same samples
  ChanceOrder(const MatrixView& values, SampleOrder order, std::optional<RowCopies> copies = {});

  /// For each sample, the sample whose target it gets.
  [[nodiscard]] std::vector<Index> draw(Random& random) const;
  /// How the order was made: "with the targets exchanged between whole groups of Country".
  [[nodiscard]] Message description() const;

 private:
  enum class Kind { any, shifted, within_groups, whole_groups };

  void choose(double between);
  [[nodiscard]] std::vector<Index> draw_rows(Random& random) const;

  std::optional<RowCopies> copies_;
  Index samples_;  ///< rows, if there are copies; order_ and groups_ are those of rows, too
  SampleOrder order_;
  std::vector<std::vector<Index>> groups_;
  Kind kind_ = Kind::any;
};

/// The share of the target's variance that lies between groups rather than within them: a mean over
/// its columns or classes; for distances between samples, computed from their squares. At most 1;
/// it may be slightly negative by chance, and is 0 without a target.
[[nodiscard]] double target_share_between(const Problem& problem, const std::vector<int>& group_of);

}  // namespace steelyard

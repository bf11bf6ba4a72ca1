// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// Inputs that enter a selection together or not at all: those of one group of the table
/// (ColumnInfo::group), such as the columns of 0 and 1 that stand for the values of one column of
/// text, or x, y and z of an atom. The groups do not depend on the samples, so that they are the
/// same in every part of a table.
class WholeGroups {
 public:
  /// Costs O(D log D).
  explicit WholeGroups(const std::vector<ColumnInfo>& features);
  /// There are none where each input stands alone, see Problem::inputs_alone.
  explicit WholeGroups(const Problem& problem);

  /// Whether no two inputs are in one group.
  [[nodiscard]] bool none() const { return groups_.empty(); }
  /// Whether two inputs are in one group.
  [[nodiscard]] bool together(Index one, Index other) const;

  /// Some features, and all others of their groups. Each group stands where its first feature
  /// stands, its features ascending.
  /// \param features  positions, each once
  [[nodiscard]] std::vector<Index> completed(const std::vector<Index>& features) const;
  /// The same with the features of a group in the order of their own values, the largest first, NaN
  /// last: whoever cuts the list inside a group keeps its best ones. Of equal values, those of
  /// `features` come first, in their order.
  /// \param own  D
  [[nodiscard]] std::vector<Index> completed(const std::vector<Index>& features,
                                             const std::vector<double>& own) const;
  /// Some features as they are taken or dropped in one step: those of one group together. The
  /// steps are in the order of their first features.
  /// \param features  positions, ascending
  [[nodiscard]] std::vector<std::vector<Index>> steps(const std::vector<Index>& features) const;
  /// Gives each value of a group the largest one of the group. NaN is passed over; a group of NaN
  /// stays so.
  /// \param values  D
  void share_largest(std::vector<double>& values) const;
  /// "colour, size": the names of the groups; of more than ten, the first ten and the number of
  /// further ones.
  [[nodiscard]] Message in_words() const;

 private:
  struct Group {
    std::string name;
    std::vector<Index> features;  ///< ascending, at least two
  };

  [[nodiscard]] const Group* group_of(Index feature) const;

  std::vector<Group> groups_;    ///< in the order of their first features
  std::vector<Index> group_at_;  ///< D: positions in groups_, -1 if alone; empty without groups
};

/// Forgets that inputs belong together: where columns are compared with copies of themselves, what
/// is said of a column must not depend on others that are no copies.
void forget_groups(Problem& problem);

}  // namespace steelyard

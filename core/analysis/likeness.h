// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/data/dataset.h"

namespace steelyard {

/// How much other number columns are like one of them, the target.
class Likeness {
 public:
  /// \param most_cells  in a larger table, only some rows at equal distances are used
  Likeness(const Dataset& dataset, Index target, Index most_cells);

  /// The larger of |correlation| and |rank correlation| (Spearman; equal values share their mean
  /// rank) over the rows where both columns are present. 0 if a glance at a few rows shows that the
  /// column neither rises nor falls with the target, if there are fewer than 3 such rows, and for a
  /// constant.
  [[nodiscard]] double to(const Dataset& dataset, Index column) const;

 private:
  /// Whether rows that are far apart in the target are in the same order, or the reverse order, in
  /// the column.
  [[nodiscard]] bool nearly_monotone(const Dataset& dataset, Index column) const;

  Index target_;
  std::vector<Index> rows_;    ///< rows in which the target is present
  std::vector<Index> glance_;  ///< a few of these rows, by ascending target
};

}  // namespace steelyard

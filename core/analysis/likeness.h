// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/data/dataset.h"

namespace steelyard {

/// How like one number column (a target) others are.
class Likeness {
 public:
  /// \param most_cells  of a larger table only some rows, at equal distances, are looked at
  Likeness(const Dataset& dataset, Index target, Index most_cells);

  /// The larger of |correlation| and |rank correlation| (Spearman; equal values share their mean
  /// rank) over the rows where both are present. 0 where a glance at a few rows shows that the
  /// column neither rises nor falls with the target, with under 3 such rows, and for a constant.
  [[nodiscard]] double to(const Dataset& dataset, Index column) const;

 private:
  /// Whether rows far apart in the target are in its order, or in the reverse, in the column.
  [[nodiscard]] bool nearly_monotone(const Dataset& dataset, Index column) const;

  Index target_;
  std::vector<Index> rows_;    ///< where the target is present
  std::vector<Index> glance_;  ///< a few of them, in ascending order of the target
};

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/data/dataset.h"

namespace steelyard {

/// What a look at the values of one column tells before any run.
struct ColumnFacts {
  Index missing = 0;      ///< cells that are NaN
  bool constant = false;  ///< all values that are there are equal (also when none is there)
  double range = 0.0;     ///< largest value less the smallest; 0 where none is there
};

/// O(N). Requires 0 <= column < number of columns.
[[nodiscard]] ColumnFacts column_facts(const Dataset& dataset, Index column);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/data/dataset.h"

namespace steelyard {

/// Properties of one column's values, known before any run.
struct ColumnFacts {
  Index missing = 0;      ///< cells that are NaN
  bool constant = false;  ///< all present values are equal (true if there are none)
  double range = 0.0;     ///< largest value minus the smallest; 0 if there are none
};

/// Costs O(N). Requires 0 <= column < number of columns.
[[nodiscard]] ColumnFacts column_facts(const Dataset& dataset, Index column);

/// How many different values a column of counts or codes has, missing cells aside: few whole
/// numbers, each twice on average. 0 if the column is none: with other numbers, or with more than
/// 20 different ones. Text counts by its categories. Costs O(N).
[[nodiscard]] Index count_few_values(const Dataset& dataset, Index column);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <limits>

#include "core/matrix.h"

namespace steelyard {

/// Summary statistics of one column. The statistics of a column without values are NaN.
struct ColumnSummary {
  static constexpr double none = std::numeric_limits<double>::quiet_NaN();

  Index count = 0;    ///< number of values present
  Index missing = 0;  ///< number of NaN
  double minimum = none;
  double lower_quartile = none;  ///< quartiles and median as from quantile()
  double median = none;
  double upper_quartile = none;
  double maximum = none;
  double mean = none;
  double deviation = none;        ///< standard deviation over N; exactly 0 for a constant column
  Index distinct = 0;             ///< number of distinct values, counted up to a bound
  bool distinct_is_more = false;  ///< there are more distinct values than counted
};

/// Cost O(N log N).
/// \param column          N; NaN: missing
/// \param distinct_bound  at most this many distinct values are counted
[[nodiscard]] ColumnSummary column_summary(const Vector& column, Index distinct_bound = 1000);

}  // namespace steelyard

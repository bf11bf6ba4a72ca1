// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <limits>
#include <vector>

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
/// \param column          N; NaN where missing
/// \param distinct_bound  at most this many distinct values are counted
[[nodiscard]] ColumnSummary column_summary(const Vector& column, Index distinct_bound = 1000);

/// What a box plot of some values draws (Tukey 1977). All numbers are NaN if there is no value.
struct BoxSummary {
  static constexpr double none = std::numeric_limits<double>::quiet_NaN();

  Index count = 0;               ///< number of finite values
  double lower_quartile = none;  ///< quartiles and median as from quantile()
  double median = none;
  double upper_quartile = none;
  /// The lowest and the highest value within 1.5 box lengths of the box; never inside the box.
  double lower_whisker = none, upper_whisker = none;
  std::vector<double> outliers = {};  ///< all values beyond the whiskers, ascending
};

/// Cost O(N), plus O(n log n) for n outliers.
/// \param values  in any order; values that are not finite are left out
[[nodiscard]] BoxSummary box_summary(std::vector<double> values);

/// Counts of values in adjacent bins of equal width. A value on an edge belongs to the bin above
/// it, but the largest value to the last bin.
struct Histogram {
  double low = 0.0;           ///< where the first bin begins
  double width = 0.0;         ///< of each bin, > 0
  std::vector<Index> counts;  ///< per bin; empty if there are no values
};

/// Bin width by Freedman & Diaconis (1981), 2 (Q3 - Q1) N^(-1/3), limited to 5 to 100 bins; if the
/// quartiles are equal (zero width), sqrt(N) bins within the same limits. A constant column has 5
/// bins around its value. Bins of a column of whole numbers have a whole width and begin at a half,
/// so that each holds equally many numbers; there are fewer than 5 if there are fewer numbers.
/// \param column  N, finite or NaN; NaN (missing) is left out
[[nodiscard]] Histogram histogram(const Vector& column);

}  // namespace steelyard

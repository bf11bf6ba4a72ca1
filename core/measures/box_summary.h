// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <limits>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

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

}  // namespace steelyard

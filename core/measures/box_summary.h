// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <limits>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// What a box plot draws of some values (Tukey 1977). All NaN if there is no value.
struct BoxSummary {
  static constexpr double none = std::numeric_limits<double>::quiet_NaN();

  Index count = 0;               ///< values that are finite
  double lower_quartile = none;  ///< quartiles and median as from quantile()
  double median = none;
  double upper_quartile = none;
  /// The lowest and the highest value that are not farther from the box than 1.5 times its length;
  /// never inside the box.
  double lower_whisker = none, upper_whisker = none;
  std::vector<double> outliers = {};  ///< all values beyond the whiskers, rising
};

/// \param values  in any order; what is not finite is left out. Cost O(N), and of the outliers
/// O(n log n)
[[nodiscard]] BoxSummary box_summary(std::vector<double> values);

}  // namespace steelyard

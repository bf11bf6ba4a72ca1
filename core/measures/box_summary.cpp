// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/box_summary.h"

#include <algorithm>
#include <cmath>

#include "core/data/quantile.h"

namespace steelyard {

BoxSummary box_summary(std::vector<double> values) {
  std::erase_if(values, [](double value) { return !std::isfinite(value); });
  BoxSummary box;
  box.count = std::ssize(values);
  if (values.empty()) {
    return box;
  }
  constexpr double longest = 1.5;  // of a whisker, in lengths of the box
  box.lower_quartile = quantile(values, 0.25);
  box.median = median(values);
  box.upper_quartile = quantile(values, 0.75);
  const double reach = longest * (box.upper_quartile - box.lower_quartile);
  box.lower_whisker = box.lower_quartile;
  box.upper_whisker = box.upper_quartile;
  for (const double value : values) {
    if (value < box.lower_quartile - reach || value > box.upper_quartile + reach) {
      box.outliers.push_back(value);
    } else {
      box.lower_whisker = std::min(box.lower_whisker, value);
      box.upper_whisker = std::max(box.upper_whisker, value);
    }
  }
  std::sort(box.outliers.begin(), box.outliers.end());
  return box;
}

}  // namespace steelyard

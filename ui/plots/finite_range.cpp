// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/finite_range.h"

#include <algorithm>
#include <cmath>

namespace steelyard::ui {

void FiniteRange::cover(double value) {
  if (!std::isfinite(value)) {
    return;
  }
  low = std::min(low, value);
  high = std::max(high, value);
  whole = whole && value == std::floor(value);
}

void FiniteRange::cover(const std::vector<double>& values) {
  for (const double value : values) {
    cover(value);
  }
}

AxisRange FiniteRange::axisRange() const {
  return isEmpty() ? AxisRange{} : AxisRange{low, high, false, whole, false};
}

}  // namespace steelyard::ui

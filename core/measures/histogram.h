// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// Counts of values in bins of one width, side by side. A value on an edge is in the bin above it,
/// the largest in the last bin.
struct Histogram {
  double low = 0.0;           ///< where the first bin begins
  double width = 0.0;         ///< of each bin, > 0
  std::vector<Index> counts;  ///< per bin; empty where no value is there
};

/// Bins as wide as Freedman & Diaconis (1981) have them, 2 (Q3 - Q1) N^(-1/3), but 5 to 100 of
/// them; where half of the values or more are equal (no width), sqrt(N) of them within the same
/// bounds. A constant column has 5 bins around its value.
/// \param column  N; NaN (missing) is left out; finite otherwise
[[nodiscard]] Histogram histogram(const Vector& column);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// Counts of values in adjacent bins of equal width. A value on an edge belongs to the bin above
/// it, but the largest value to the last bin.
struct Histogram {
  double low = 0.0;           ///< where the first bin begins
  double width = 0.0;         ///< of each bin, > 0
  std::vector<Index> counts;  ///< per bin; empty if there are no values
};

/// Bin width by Freedman & Diaconis (1981), 2 (Q3 - Q1) N^(-1/3), limited to 5 to 100 bins; if the
/// quartiles are equal (zero width), sqrt(N) bins within the same limits. A constant column has 5
/// bins around its value.
/// \param column  N, finite or NaN; NaN (missing) is left out
[[nodiscard]] Histogram histogram(const Vector& column);

}  // namespace steelyard

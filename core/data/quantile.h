// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

namespace steelyard {

/// The value below which a given share of the values lies, by linear interpolation between adjacent
/// order statistics (type 7 of Hyndman & Fan 1996): 0 gives the smallest, 1 the largest. Costs
/// O(N).
/// \param values       at least one, none NaN, in any order
/// \param probability  0 .. 1
/// \throws Error(fault) if there is no value or the probability is out of range
[[nodiscard]] double quantile(std::vector<double> values, double probability);

/// quantile(values, 0.5): the middle one, or the mean of the middle two.
[[nodiscard]] double median(std::vector<double> values);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/data/dataset.h"

namespace steelyard {

/// Ground-truth columns whose standard deviations differ by more than this factor are standardised
/// by default: otherwise they would ask which of them has the largest numbers.
inline constexpr double most_spread_ratio = 3.0;

/// The largest standard deviation over the smallest, of those above 0; 1 if there are fewer than
/// two. \param deviations  one a column
[[nodiscard]] double spread_ratio(const Vector& deviations);

/// Whether the ground truth of a table, if it is several columns that are not the inputs
/// themselves, should be standardised by default. Missing cells do not count.
/// \param only_truth  the table holds nothing else: without roles, all number columns count
[[nodiscard]] bool truth_should_be_standardised(const Dataset& table, bool only_truth);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/data/dataset.h"

namespace steelyard {

/// Ground-truth columns whose standard deviations differ by more than this factor are standardised
/// by default: otherwise they would ask which of them has the largest numbers.
inline constexpr double most_spread_ratio = 3.0;

/// The largest standard deviation over the smallest, of those above 0; 1 if there are fewer than
/// two. \param deviations  one a column
[[nodiscard]] double spread_ratio(const Vector& deviations);

/// How the ground truth is scaled where nobody says it.
struct TruthScaling {
  bool standardise = false;
  std::string note;  ///< what was chosen, and why, in plain words; empty: the columns spread alike
};

/// Of a ground truth that is several columns. Columns that spread differently are standardised,
/// since their units mean nothing, unless their spreads are what is asked for: where they have the
/// names or the unit of the inputs, or each of them is an input but for a factor. The inputs
/// themselves as ground truth keep their spreads only where all have one unit. Missing cells do not
/// count.
/// \param table  with the inputs, and the ground truth unless there is another table of it
/// \param truth  the other table: without roles, all its number columns count; may be null
[[nodiscard]] TruthScaling automatic_truth_scaling(const Dataset& table, const Dataset* truth);

}  // namespace steelyard

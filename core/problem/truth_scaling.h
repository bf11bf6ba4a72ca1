// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/data/table_snapshot.h"

namespace steelyard {

/// Ground-truth columns whose standard deviations differ by more than this factor are standardised
/// by default. Otherwise the columns with the largest numbers would decide the result.
inline constexpr double most_spread_ratio = 3.0;

/// The largest standard deviation divided by the smallest above 0; 1 if fewer than two are above 0.
/// \param deviations  one per column
[[nodiscard]] double spread_ratio(const Vector& deviations);

/// How the ground truth is scaled if the user does not choose.
struct TruthScaling {
  bool standardise = false;
  std::string note;  ///< what was chosen and why, in words; empty if all columns spread alike
};

/// The scaling of a ground truth of several columns. Columns that spread differently are
/// standardised, since their units mean nothing, unless their spreads matter: if they have the
/// names or the unit of the inputs, or if each of them is an input up to a factor. If the ground
/// truth is the inputs themselves, they keep their spreads only if all have one unit. Missing cells
/// do not count.
/// \param table  holds the inputs, and the ground truth unless another table holds it
/// \param truth  the other table, or null; if none of its columns has the role truth, all its
///               number columns count
[[nodiscard]] TruthScaling automatic_truth_scaling(const Dataset& table, const Dataset* truth);
/// The same with the roles and properties that stand beside the tables.
/// \param truth  without a table if the ground truth comes from `table`
[[nodiscard]] TruthScaling automatic_truth_scaling(const TableSnapshot& table,
                                                   const TableSnapshot& truth);

}  // namespace steelyard

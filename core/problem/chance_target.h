// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/problem/problem.h"
#include "core/random.h"

namespace steelyard {

/// The problem with a target that has nothing to do with its inputs but keeps its own structure: in
/// an order of chance (ChanceOrder).
///
/// What is shifted in time is only the rest of a target of numbers beside its trend, which is
/// quadratic in the place in time and stays where it is: a shift would break a trend into a saw,
/// which no column with a trend could follow, so that all of these would seem to explain the target
/// (G. U. Yule: Why do we sometimes get nonsense-correlations between time-series?, J. R. Stat.
/// Soc. 89, 1 (1926)). Periodic columns, distances and classes are shifted as they are.
/// \throws Error(bad_input) if groups are too few to be exchanged
[[nodiscard]] Problem with_target_of_chance(const Problem& problem, Random& random);

/// Whether a trend of the target stays in targets of chance.
[[nodiscard]] bool keeps_trend_by_chance(const Problem& problem);

}  // namespace steelyard

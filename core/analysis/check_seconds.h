// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/problem/problem.h"
#include "core/run/run_plan.h"

namespace steelyard {

/// About how long the checks of the answer will take that are made without being asked for, before
/// the run: as if it would select a few columns, by held-out samples.
/// \param run  it has no complaints about the problem
/// \return seconds on the reference machine; at most `whole_answer`, which it also is for tables
/// that
///         are too large to be looked at between two keys
[[nodiscard]] double seconds_of_checks(const RunPlan& run, const ProblemPtr& problem);

}  // namespace steelyard

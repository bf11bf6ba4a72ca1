// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/problem/problem.h"
#include "core/run/result.h"
#include "core/run/stepper.h"

namespace steelyard {

/// The same run, whose every selection has the inputs that a person wants in it (kept_inputs.h).
/// What the method found stands behind them in its order; scores, weights and objectives stay.
/// Without such inputs, the run itself is returned.
[[nodiscard]] std::unique_ptr<Stepper> with_kept(std::unique_ptr<Stepper> run, ProblemPtr problem);

/// Puts them before what is selected, and before what each point of the path selects, and says so
/// among the warnings. Once more, it changes nothing. A result that ranks samples, or that has no
/// solution, stays as it is.
void put_kept_first(const Problem& problem, Result& result);

}  // namespace steelyard

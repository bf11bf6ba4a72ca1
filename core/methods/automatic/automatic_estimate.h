// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/methods/automatic/automatic_stepper.h"
#include "core/methods/automatic/member_ranking.h"
#include "core/run/method.h"

namespace steelyard::automatic {

/// The cost of a run: the rankings of all training parts, with the eliminations, the judges of all
/// numbers of columns, the ranking of all samples, and a last look at a few columns. A category
/// counts as one, with as many columns as units have on average.
/// \param members  at least one; none has a complaint about the problem
[[nodiscard]] Estimate automatic_estimate(const Problem& problem,
                                          const std::vector<Member>& members,
                                          const AutomaticOptions& options);

}  // namespace steelyard::automatic

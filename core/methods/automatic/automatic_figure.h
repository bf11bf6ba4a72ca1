// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/methods/automatic/plan_choice.h"
#include "core/run/figure.h"

namespace steelyard::automatic {

/// The errors of a member's best judge against the number of columns, one line a member, with a
/// band of one standard error. A threshold stands at the number of columns that leads, with the
/// name of the member that ranks them.
/// \param titles  of the members, by position
/// \param leads   the candidate that is taken so far; `std::nullopt` if none is
[[nodiscard]] Figure errors_figure(const CandidateErrors& of,
                                   const std::vector<std::string>& titles,
                                   const HeldOutColumns& task,
                                   const std::optional<Candidate>& leads);

/// For each member and number of columns that has candidates, in their order: the position of the
/// one whose mean error is least.
[[nodiscard]] std::vector<std::size_t> best_judged(const CandidateErrors& of);

}  // namespace steelyard::automatic

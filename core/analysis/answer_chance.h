// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/analysis/answer_checks.h"

namespace steelyard {

/// \param as_good  number of runs on chance that were as good as the run that is judged
[[nodiscard]] AnswerLevel level_of_chance(Index as_good);

/// The check's id and question, not made.
[[nodiscard]] AnswerCheck chance_check();
/// Whether the run finds more than it finds where the target is exchanged among samples.
/// \return `std::nullopt` when stopped
/// \throws Error(bad_input) if the check is impossible
[[nodiscard]] std::optional<AnswerCheck> check_chance(const AnswerContext& context,
                                                      const std::stop_token& stop);
/// Rough cost in seconds on the reference machine: see reference_costs().
[[nodiscard]] double seconds_of_chance(const AnswerQuestion& question);
/// The memory of one of the runs that the check repeats, in bytes; 0 if it repeats none. More than
/// one run at once is begun only where they fit; see trials_at_once().
[[nodiscard]] double bytes_of_chance(const AnswerQuestion& question);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/analysis/answer_checks.h"

namespace steelyard {

/// The check's id and question, not made, and why it is not made unless it is asked for.
[[nodiscard]] AnswerCheck rate_check();
/// Whether the rule of the run keeps its false discovery rate on null targets; see realised_rate.h.
/// Where it is stopped after some of the runs, the check has no level, and says what they found.
/// \return `std::nullopt` when stopped before a run was finished
/// \throws Error(bad_input) as realised_rate()
[[nodiscard]] std::optional<AnswerCheck> check_rate(const AnswerContext& context,
                                                    const std::stop_token& stop);
/// Rough cost in seconds on the reference machine; 0 if the run promises no rate.
[[nodiscard]] double seconds_of_rate(const AnswerQuestion& question);
/// The memory of one of the runs, in bytes.
[[nodiscard]] double bytes_of_rate(const AnswerQuestion& question);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/analysis/answer_checks.h"

namespace steelyard {

/// The number of columns that the answer will speak of, at least 1.
[[nodiscard]] Index expected_size(const AnswerQuestion& question);
/// The options of held-out errors for the question's method; they say whether the method explains
/// classes.
[[nodiscard]] HeldOutColumnsOptions held_out_options(const AnswerQuestion& question);

/// The check's id and question, not made.
[[nodiscard]] AnswerCheck held_out_check();
/// How well the target is predicted in samples that were not seen.
/// \return `std::nullopt` when stopped
/// \throws Error(bad_input) if the check is impossible
[[nodiscard]] std::optional<AnswerCheck> check_held_out(const AnswerContext& context,
                                                        const std::stop_token& stop);
/// Rough cost in seconds on the reference machine: see reference_costs().
[[nodiscard]] double seconds_of_held_out(const AnswerQuestion& question);
/// What held-out samples said where they decided that no column is selected, or that the run was
/// stopped before it had found a column, which is not checked; `nullopt` if something else decided.
[[nodiscard]] std::optional<AnswerCheck> held_out_without_columns(const AnswerQuestion& question);

}  // namespace steelyard

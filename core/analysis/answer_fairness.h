// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/analysis/answer_checks.h"

namespace steelyard {

/// The check's id and question, not made.
[[nodiscard]] AnswerCheck fairness_check();
/// Whether no selected column is too good to be fair: one that identifies groups or rows, is nearly
/// the target itself, or is a copy of another, and no few give the target to rounding: see
/// computed_target.h. Nor may it explain by its missing cells: see telling_gaps.h. Whether no few
/// samples decide about the target: see target_shape.h.
/// \return `std::nullopt` when stopped
/// \throws Error(bad_input) if the check is impossible
[[nodiscard]] std::optional<AnswerCheck> check_fairness(const AnswerContext& context,
                                                        const std::stop_token& stop);
/// What is doubtful about the target where no column is selected: it may be why. Without a level if
/// it is only that the logarithm of the target may be easier to explain.
/// \return `std::nullopt` if nothing is, or a person chose no column
[[nodiscard]] std::optional<AnswerCheck> fairness_without_columns(const AnswerQuestion& question);
/// Rough cost in seconds on the reference machine: see reference_costs().
[[nodiscard]] double seconds_of_fairness(const AnswerQuestion& question);

}  // namespace steelyard

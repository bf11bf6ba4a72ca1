// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/analysis/answer_checks.h"
#include "core/problem/sample_order.h"
#include "core/trials/trial.h"

namespace steelyard {

/// \param index  Nogueira's index of runs on parts of the samples
[[nodiscard]] AnswerLevel level_of_stability(double index);

/// The check's id and question, not made.
[[nodiscard]] AnswerCheck stability_check();
/// On what the runs of the check are made: "on half of the samples, in stretches", or, where the
/// plan leaves samples out, "on halves of 1000 of the samples, in stretches".
/// \param order  of the samples that the halves are drawn from
[[nodiscard]] Message on_halves(const TrialPlan& plan, const SampleOrder& order);
/// Whether runs on parts of the samples select the same columns.
/// \return `std::nullopt` when stopped
/// \throws Error(bad_input) if the check is impossible
[[nodiscard]] std::optional<AnswerCheck> check_stability(const AnswerContext& context,
                                                         const std::stop_token& stop);
/// Rough cost in seconds on the reference machine: see reference_costs().
[[nodiscard]] double seconds_of_stability(const AnswerQuestion& question);
/// The memory of one of the runs that the check repeats, in bytes; 0 if it repeats none. More than
/// one run at once is begun only where they fit; see trials_at_once().
[[nodiscard]] double bytes_of_stability(const AnswerQuestion& question);

}  // namespace steelyard

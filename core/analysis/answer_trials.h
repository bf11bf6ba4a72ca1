// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/analysis/answer_question.h"
#include "core/trials/trial_size.h"

namespace steelyard {

/// Whether the search of a run is repeated, too.
enum class RepeatedSearch { without, with };

/// What the checks of an answer repeat: the run without its check and, unless it is wanted, without
/// its search.
[[nodiscard]] TrialPlan trial_plan(const AnswerQuestion& question,
                                   RepeatedSearch search = RepeatedSearch::without);
/// The plan within the budget, with the search that was made if all trials together keep to it;
/// otherwise, or if no search was made, without one.
/// \param with_search, without  how long the trials may take in either case
[[nodiscard]] TrialPlan affordable_plan(const AnswerQuestion& question,
                                        const TrialBudget& with_search, const TrialBudget& without);
/// Whether the run of the question was a search.
[[nodiscard]] bool searches(const AnswerQuestion& question);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "core/analysis/answer_question.h"
#include "core/trials/held_out_errors.h"
#include "core/trials/trial_size.h"

namespace steelyard {

/// The columns that an answer speaks of.
struct AnswerSelection {
  std::vector<Index> features;  ///< best first
  Message why;                  ///< why this many; says nothing if a person chose them
};

/// The data that each check looks at.
struct AnswerContext {
  const AnswerQuestion& question;
  std::vector<Index> selection;  ///< at least one
  /// The task that columns are judged by. If `nullopt`, `no_held_out` says why.
  const std::optional<HeldOutColumns>& held_out;
  Message no_held_out;
  const Answer* known = nullptr;  ///< an earlier answer, whose checks are kept
  TrialProgress progress = {};    ///< of the check that is made; may be empty
};

/// Number of repeated runs for chance, and for stability.
inline constexpr Index answer_runs = 20;

/// Whether the search of a run is repeated, too.
enum class RepeatedSearch { without, with };

/// What the checks of an answer repeat: the run without its check and, unless it is wanted, without
/// its search.
[[nodiscard]] TrialPlan trial_plan(const AnswerQuestion& question,
                                   RepeatedSearch search = RepeatedSearch::without);
/// The plan within the budget, for trials that are compared with each other. It includes the
/// search, if one was made, unless all trials together would then exceed the budget and the
/// question is not patient. Unless it is patient, the runs are quick ones, see
/// Method::quick_values().
/// \param with_search, without  how long the trials may take in either case
[[nodiscard]] TrialPlan affordable_plan(const AnswerQuestion& question,
                                        const TrialBudget& with_search, const TrialBudget& without);
/// Whether the run of the question was a search.
[[nodiscard]] bool searches(const AnswerQuestion& question);

/// The columns that a person chose, or those that the result selects: see suggestion.h.
[[nodiscard]] AnswerSelection answer_selection(const AnswerQuestion& question);

}  // namespace steelyard

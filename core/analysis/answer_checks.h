// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/analysis/answer_question.h"
#include "core/analysis/held_out_columns.h"
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

/// The number of columns that the answer will speak of, at least 1.
[[nodiscard]] Index expected_size(const AnswerQuestion& question);
/// The options of held-out errors for the question's method; they say whether the method explains
/// classes.
[[nodiscard]] HeldOutColumnsOptions held_out_options(const AnswerQuestion& question);

/// Whether the search of a run is repeated, too.
enum class RepeatedSearch { without, with };

/// What the checks of an answer repeat: the run without its check and, unless it is wanted, without
/// its search.
[[nodiscard]] TrialPlan trial_plan(const AnswerQuestion& question,
                                   RepeatedSearch search = RepeatedSearch::without);
/// The plan within the budget. It includes the search, if one was made, unless all trials together
/// would then exceed the budget and the question is not patient.
/// \param with_search, without  how long the trials may take in either case
[[nodiscard]] TrialPlan affordable_plan(const AnswerQuestion& question,
                                        const TrialBudget& with_search, const TrialBudget& without);
/// Whether the run of the question was a search.
[[nodiscard]] bool searches(const AnswerQuestion& question);

/// The columns that a person chose, or those that the result selects: see suggestion.h.
[[nodiscard]] AnswerSelection answer_selection(const AnswerQuestion& question);

/// \param as_good  number of runs on chance that were as good as the run that is judged
[[nodiscard]] AnswerLevel level_of_chance(Index as_good);
/// \param index  Nogueira's index of runs on parts of the samples
[[nodiscard]] AnswerLevel level_of_stability(double index);

/// The ids and titles of the checks, none of them made.
[[nodiscard]] AnswerCheck chance_check();
[[nodiscard]] AnswerCheck held_out_check();
[[nodiscard]] AnswerCheck stability_check();
[[nodiscard]] AnswerCheck fairness_check();

/// \return `std::nullopt` when stopped
/// \throws Error(bad_input) if the check is impossible
[[nodiscard]] std::optional<AnswerCheck> check_chance(const AnswerContext& context,
                                                      const std::stop_token& stop);
[[nodiscard]] std::optional<AnswerCheck> check_held_out(const AnswerContext& context,
                                                        const std::stop_token& stop);
/// What held-out samples said where they decided that no column is selected; `nullopt` if something
/// else decided.
[[nodiscard]] std::optional<AnswerCheck> held_out_without_columns(const AnswerQuestion& question);
[[nodiscard]] std::optional<AnswerCheck> check_stability(const AnswerContext& context,
                                                         const std::stop_token& stop);
[[nodiscard]] std::optional<AnswerCheck> check_fairness(const AnswerContext& context,
                                                        const std::stop_token& stop);

/// Rough cost of each check, in seconds on the reference machine: see reference_costs().
[[nodiscard]] double seconds_of_chance(const AnswerQuestion& question);
[[nodiscard]] double seconds_of_held_out(const AnswerQuestion& question);
[[nodiscard]] double seconds_of_stability(const AnswerQuestion& question);
[[nodiscard]] double seconds_of_fairness(const AnswerQuestion& question);

/// The memory of one of the runs that a check repeats, in bytes; 0 if it repeats none. More than
/// one run at once is begun only where they fit; see trials_at_once(). Held-out samples repeat what
/// nested_choice() does.
[[nodiscard]] double bytes_of_chance(const AnswerQuestion& question);
[[nodiscard]] double bytes_of_stability(const AnswerQuestion& question);

/// Sets the level and the words of the answer from its checks and its selection.
void conclude(const AnswerQuestion& question, Answer& answer);
/// The target in words: "the target life", "the classes of digit", "the other inputs".
[[nodiscard]] Message target_in_words(const AnswerQuestion& question);

}  // namespace steelyard

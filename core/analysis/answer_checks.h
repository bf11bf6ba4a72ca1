// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/analysis/answer_question.h"
#include "core/analysis/held_out_columns.h"

namespace steelyard {

/// The columns that an answer speaks of.
struct AnswerSelection {
  std::vector<Index> features;  ///< best first
  std::string why;              ///< a sentence: why so many; empty: a person chose them
};

/// What each check looks at.
struct AnswerContext {
  const AnswerQuestion& question;
  std::vector<Index> selection;  ///< at least one
  /// What columns are judged by; nothing: `no_held_out` says why not.
  const std::optional<HeldOutColumns>& held_out;
  std::string no_held_out;
  const Answer* known = nullptr;  ///< what was checked before
};

inline constexpr Index answer_runs = 20;

/// How many columns the answer speaks of; at least 1.
[[nodiscard]] Index expected_size(const AnswerQuestion& question);
/// The options of held-out errors for a method: whether it explains classes.
[[nodiscard]] HeldOutColumnsOptions held_out_options(const AnswerQuestion& question);

/// What a person chose, or what the result selects: see suggestion.h.
[[nodiscard]] AnswerSelection answer_selection(const AnswerQuestion& question);

/// \param as_good  of the runs on chance, how many were as good as the one that is judged
[[nodiscard]] AnswerLevel level_of_chance(Index as_good);
/// \param index  Nogueira's, of runs on halves of the samples
[[nodiscard]] AnswerLevel level_of_stability(double index);

/// The ids and titles of the checks, none of them done.
[[nodiscard]] AnswerCheck chance_check();
[[nodiscard]] AnswerCheck held_out_check();
[[nodiscard]] AnswerCheck stability_check();
[[nodiscard]] AnswerCheck fairness_check();

/// \return nothing when stopped    \throws Error(bad_input) if it is impossible
[[nodiscard]] std::optional<AnswerCheck> check_chance(const AnswerContext& context,
                                                      const std::stop_token& stop);
[[nodiscard]] std::optional<AnswerCheck> check_held_out(const AnswerContext& context,
                                                        const std::stop_token& stop);
[[nodiscard]] std::optional<AnswerCheck> check_stability(const AnswerContext& context,
                                                         const std::stop_token& stop);
[[nodiscard]] std::optional<AnswerCheck> check_fairness(const AnswerContext& context,
                                                        const std::stop_token& stop);

[[nodiscard]] double seconds_of_chance(const AnswerQuestion& question);
[[nodiscard]] double seconds_of_held_out(const AnswerQuestion& question);
[[nodiscard]] double seconds_of_stability(const AnswerQuestion& question);
[[nodiscard]] double seconds_of_fairness(const AnswerQuestion& question);

/// Level and sentence from the checks and the selection.
void conclude(const AnswerQuestion& question, Answer& answer);
/// The target in words: "the target life", "the classes of digit", "the other inputs".
[[nodiscard]] std::string target_in_words(const AnswerQuestion& question);

}  // namespace steelyard

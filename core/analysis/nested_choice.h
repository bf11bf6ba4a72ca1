// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/analysis/answer_question.h"
#include "core/trials/hand_out.h"
#include "core/trials/held_out_errors.h"

namespace steelyard {

/// Everything that led to the selection of a run, repeated in the training part of each split: the
/// run with its search and its settings, and the choice of how many columns, unless a flag says
/// what was left out. Nothing has seen the tested samples, so the error of these selections is that
/// of the whole procedure (nested cross-validation; S. Varma, R. Simon, BMC Bioinformatics 7, 91,
/// 2006).
struct NestedChoice {
  HeldOutColumns task;                         ///< has the splits of the selections
  std::vector<std::vector<Index>> selections;  ///< one per split; empty if nothing was found there
  Vector errors;                               ///< one per split, see nested_errors()
  bool without_search = false;  ///< whether the search was left out because it would take too long
  bool quick = false;  ///< whether the runs were quick ones for the same reason, see made_quick()
};

/// Whether there was a choice that can be repeated: the columns are those that the run selects, and
/// not all of them.
[[nodiscard]] bool has_choice(const AnswerQuestion& question);
/// \return `std::nullopt` if the question is not patient and this would take too long (which is
///         decided in the same way on every machine), if a training part cannot be run, or when
///         stopped
[[nodiscard]] std::optional<NestedChoice> nested_choice(const AnswerQuestion& question,
                                                        const std::stop_token& stop,
                                                        const TrialProgress& progress = {});
/// What other processes do of it, see core/trials/hand_out.h.
void add_choice_tasks(TaskKinds& kinds);
/// Rough time of nested_choice(), in seconds on the reference machine; 0 if it is not done.
[[nodiscard]] double seconds_of_nested_choice(const AnswerQuestion& question);
/// The memory of one of its runs, in bytes; 0 if it is not done.
[[nodiscard]] double bytes_of_nested_choice(const AnswerQuestion& question);

}  // namespace steelyard

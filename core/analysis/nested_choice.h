// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/analysis/answer_question.h"
#include "core/analysis/held_out_columns.h"

namespace steelyard {

/// All that led to the selection of a run, repeated in the training part of each split: the run
/// with its search, and the choice of how many columns. Nothing has seen the samples that are
/// tested, so that the error of these selections is that of the whole procedure (nested
/// cross-validation; S. Varma, R. Simon, BMC Bioinformatics 7, 91, 2006).
struct NestedChoice {
  HeldOutColumns task;                         ///< its splits are those of the selections
  std::vector<std::vector<Index>> selections;  ///< one a split; empty: nothing was found there
  Vector errors;                               ///< one a split, see nested_errors
  bool without_search = false;                 ///< the search would take too long
};

/// Of the splits, those of so many repeats are taken.
inline constexpr Index nested_repeats = 2;

/// Whether there was a choice that can be repeated: the columns are those that the run selects, and
/// not all of them.
[[nodiscard]] bool has_choice(const AnswerQuestion& question);
/// \return nothing where it would take too long (the same on every machine), where a training part
///         cannot be run, or when stopped
[[nodiscard]] std::optional<NestedChoice> nested_choice(const AnswerQuestion& question,
                                                        const std::stop_token& stop);
/// About what that takes, in seconds on the machine of reference; 0 where it is not done.
[[nodiscard]] double seconds_of_nested_choice(const AnswerQuestion& question);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <stop_token>
#include <string>

#include "core/analysis/answer_question.h"

namespace steelyard {

[[nodiscard]] AnswerQuestion question_about(const Method& method, ProblemPtr problem,
                                            ParameterValues values,
                                            std::shared_ptr<const Result> result);

/// The result with so many columns selected as held-out samples suggest: of the solutions of a
/// path, or of the beginnings of a ranking, the smallest whose validation error is not clearly
/// above the least: what it loses lies within its standard error, fold by fold
/// (measures/paired_gain.h), or is under a hundredth of the mean's. About a dozen of them are
/// tried. A ranking is never cut between columns that are tied, and ends before those of which it
/// says nothing. Path point, weights and ranking are those of that solution, so that whatever
/// shows, judges or exports the result speaks of one number. What has a number already stays as it
/// is: a rule that makes a selection by itself, or a number that was asked for. So does a run where
/// nothing can be held out, where this would take long (always the same for the same problem), or
/// that was stopped.
[[nodiscard]] Result with_suggestion(const AnswerQuestion& question,
                                     const std::stop_token& stop = {});

/// "5 columns: the fewest whose validation error ..."    \param why  the rule of such a selection
[[nodiscard]] std::string suggestion_text(std::size_t count, const std::string& why);

/// About what that takes, in seconds on this machine; 0 where nothing is held out for it.
[[nodiscard]] double seconds_of_suggestion(const AnswerQuestion& question);

}  // namespace steelyard

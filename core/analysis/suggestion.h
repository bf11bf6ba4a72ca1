// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>

#include "core/analysis/answer_question.h"
#include "core/message.h"

namespace steelyard {

/// What is asked of a result while nothing else is known of its run; of a run that has a record,
/// see record/recorded_run.h.
[[nodiscard]] AnswerQuestion question_about(RunPlan run, ProblemPtr problem,
                                            std::shared_ptr<const Result> result,
                                            std::uint64_t seed = 1);

/// The result with as many columns selected as held-out samples suggest. The candidates are the
/// solutions of a path, or the beginnings of a ranking; about a dozen are tried. The smallest
/// candidate is taken whose validation error is not clearly above the least, but is clearly below
/// that of knowing nothing; or none if knowing nothing is not clearly worse than the least. Clearly
/// means here that what is lost exceeds its standard error, fold by fold (measures/paired_gain.h),
/// and a hundredth of the mean's error. A ranking is never cut
/// between tied columns, and it ends before columns about which it says nothing. Path point,
/// weights and ranking become those of the solution, so that everything that shows, judges or
/// exports the result speaks of the same number. If none is taken, no point of the path is
/// suggested, and weights and objective stay those of the run. A method that does not look at a
/// target always keeps some columns.
///
/// The result is unchanged if it has a number already: a rule made the selection by itself, or a
/// person asked for the number. It is also unchanged if nothing can be held out, if this would take
/// too long (decided in the same way for the same problem; sooner for a stopped run), or when
/// stopped.
[[nodiscard]] Result choose_column_count(const AnswerQuestion& question,
                                         const std::stop_token& stop = {});

/// "5 columns: the fewest whose validation error ..."
/// \param why  the rule of such a selection
[[nodiscard]] Message suggestion_text(std::size_t count, const Message& why);

/// Rough time of choose_column_count(), in seconds; 0 if nothing is held out for it.
[[nodiscard]] double seconds_of_suggestion(const AnswerQuestion& question);

}  // namespace steelyard

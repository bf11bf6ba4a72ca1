// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/analysis/answer_question.h"
#include "core/measures/wilson_interval.h"
#include "core/run/finding.h"
#include "core/trials/hand_out.h"

namespace steelyard {

/// Whether a rule keeps the false discovery rate that it promises.
enum class RateVerdict {
  holds,  ///< the interval of the realised rate reaches down to the promised one
  above   ///< the whole interval lies above it
};

/// What a rule discovers where there is nothing to discover. If no input has to do with the target,
/// every discovery is false: the false discovery proportion of a run is 1 if it discovers anything
/// and 0 otherwise (Benjamini & Hochberg 1995, section 2.1), so the realised false discovery rate
/// is the share of runs with any discovery.
struct RealisedRate {
  double promised = 0.0;          ///< q, 0 .. 1
  Index asked = 0;                ///< number of null targets
  Index runs = 0;                 ///< those that were finished, at least 1
  Index with_discoveries = 0;     ///< runs that discovered anything
  double mean_discoveries = 0.0;  ///< number of features that a run discovered
  /// How many independent runs these are worth, at most `runs`: shifts of a series that moves
  /// slowly are nearly the same.
  double worth = 0.0;
  ShareInterval interval = {};  ///< of the rate, at 95 %
  Message where = {};           ///< "on targets in random order"

  [[nodiscard]] double rate() const {
    return static_cast<double>(with_discoveries) / static_cast<double>(runs);
  }
  [[nodiscard]] bool is_complete() const { return runs == asked; }
  [[nodiscard]] RateVerdict verdict() const {
    return interval.low > promised ? RateVerdict::above : RateVerdict::holds;
  }
};

/// What is repeated: the run with all that selects in it, on all of its samples. It keeps its seed,
/// so that knockoffs, for example, are those that the run itself drew.
[[nodiscard]] TrialPlan null_plan(const AnswerQuestion& question);

/// Whether a run has tested the columns by the rule that promises the rate. A check that comes to
/// nothing leaves what the method ranks or selects, which is no discovery.
[[nodiscard]] bool tests_columns(const RunPlan& run, const FeatureSelection& selection);

/// Runs the question's plan on AnswerQuestion::null_targets targets that chance could have made
/// (ChanceOrder): in random order, exchanged between whole groups, or shifted in time. The same
/// bits for any number of threads.
/// \param stop  what is finished by then is counted, and kept in the question's log
/// \return `std::nullopt` when stopped before a run was finished
/// \throws Error(bad_input) if the run promises no rate, if groups are too few to be exchanged, or
///         if a run on a null target fails or tests nothing
[[nodiscard]] std::optional<RealisedRate> realised_rate(const AnswerQuestion& question,
                                                        const std::stop_token& stop,
                                                        const TrialProgress& progress = {});

/// What other processes do of it, see core/trials/hand_out.h.
void add_null_tasks(TaskKinds& kinds);

/// "The rate holds: 3 of 50 runs on targets in random order found something ..."
[[nodiscard]] Message statement_of(const RealisedRate& rate);
/// Ids "realised_rate", "realised_rate_low", "realised_rate_high", "promised_rate",
/// "null_discoveries".
[[nodiscard]] std::vector<Finding> findings_of(const RealisedRate& rate);

}  // namespace steelyard

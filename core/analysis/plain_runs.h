// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/analysis/answer_question.h"
#include "core/analysis/held_out_columns.h"
#include "core/random.h"

namespace steelyard {

/// A run of the method without the studies that look how far it can be trusted.
struct PlainRun {
  double objective = 0.0;
  std::vector<Index> ranking;  ///< the selected features first; ties in random order
  std::size_t selected = 0;    ///< by a rule; 0: there is none
  /// The solutions of a search, the fewest features first; empty: it was not searched.
  std::vector<std::vector<Index>> solutions = {};

  /// The best so many: the solution with as many, or the next smaller one and then the ranking.
  [[nodiscard]] std::vector<Index> best(std::size_t count) const;
};

/// Whether the search around a method is repeated, too.
enum class RepeatedSearch { without, with };

/// What is repeated: the method on the question's problem, thinned so that it takes about as long
/// as is wanted.
struct RepeatedRuns {
  const Method* method = nullptr;
  ProblemPtr problem;
  ParameterValues values;
  double seconds = 0.0;    ///< of one run, on the machine of reference: see reference_cost.h
  std::uint64_t seed = 1;  ///< of the order of ties
  bool thinned = false;
};

/// \param runs, seconds  so many runs are to take about so long    \param share  of the samples
/// that each run has
[[nodiscard]] RepeatedRuns repeated_runs(const AnswerQuestion& question, double runs,
                                         double seconds, double share,
                                         RepeatedSearch search = RepeatedSearch::without);
/// The selected features, then the others by score. Ties have no order, so that chance decides: by
/// position, the same of them would come first in every run, and look steady.
[[nodiscard]] std::vector<Index> ranking_with_ties(const Result& result, Random random);

/// The values of the repeated runs without a search around the method.
[[nodiscard]] ParameterValues without_search(const RepeatedRuns& runs);
/// Whether the run of the question was a search.
[[nodiscard]] bool searches(const AnswerQuestion& question);

/// One run to its end; nothing when stopped.
/// \throws Error(bad_input) with the method's complaint, or why the run has no result
[[nodiscard]] std::optional<Result> plain_result(const RepeatedRuns& repeated,
                                                 const ProblemPtr& problem,
                                                 const std::stop_token& stop);
/// What is kept of it. \param number  of the run: its ties have a random order of their own
[[nodiscard]] PlainRun plain_run(const RepeatedRuns& repeated, const Result& result,
                                 std::uint64_t number);

/// One run for each problem, in their order; nothing when stopped.
/// \throws Error(bad_input) with the method's complaint, or why a run has no result
[[nodiscard]] std::optional<std::vector<PlainRun>> plain_runs(
    const RepeatedRuns& repeated, const std::vector<ProblemPtr>& problems,
    const std::stop_token& stop);

/// "on 500 of the samples"; empty where all are used.
[[nodiscard]] std::string on_how_many(const RepeatedRuns& repeated);

}  // namespace steelyard

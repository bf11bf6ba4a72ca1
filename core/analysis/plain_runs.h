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

/// A run of the method without the studies of how far it can be trusted.
struct PlainRun {
  double objective = 0.0;
  std::vector<Index> ranking;  ///< selected features first; ties in random order
  std::size_t selected = 0;    ///< number selected by a rule; 0 without a rule
  /// The solutions of a search, fewest features first. Empty if the run was not searched.
  std::vector<std::vector<Index>> solutions = {};

  /// The best `count` features: the solution with as many, or the next smaller one followed by the
  /// ranking.
  [[nodiscard]] std::vector<Index> best(std::size_t count) const;
};

/// Whether the search around a method is repeated as well.
enum class RepeatedSearch { without, with };

/// The runs to repeat: the method on the question's problem, thinned so that the runs take about as
/// long as wanted.
struct RepeatedRuns {
  const Method* method = nullptr;
  ProblemPtr problem;
  ParameterValues values;
  double seconds = 0.0;    ///< time of one run on the reference machine: see reference_cost.h
  std::uint64_t seed = 1;  ///< seed of the order of ties
  bool thinned = false;
};

/// \param runs     number of runs
/// \param seconds  time that all of them should take together
/// \param share    share of the samples that each run has
[[nodiscard]] RepeatedRuns repeated_runs(const AnswerQuestion& question, double runs,
                                         double seconds, double share,
                                         RepeatedSearch search = RepeatedSearch::without);
/// The selected features, then the others by score. Ties are in random order: by position, the same
/// tied features would come first in every run and look stable.
[[nodiscard]] std::vector<Index> ranking_with_ties(const Result& result, Random random);

/// The parameters of the repeated runs without a search around the method.
[[nodiscard]] ParameterValues without_search(const RepeatedRuns& runs);
/// Whether the question's run was a search.
[[nodiscard]] bool searches(const AnswerQuestion& question);

/// Performs one run to its end.
/// \return `std::nullopt` when stopped
/// \throws Error(bad_input) with the method's complaint, or with the reason why the run has no
///         result
[[nodiscard]] std::optional<Result> plain_result(const RepeatedRuns& repeated,
                                                 const ProblemPtr& problem,
                                                 const std::stop_token& stop);
/// The part of a result that is kept.
/// \param number  number of the run; each run has its own random order of ties
[[nodiscard]] PlainRun plain_run(const RepeatedRuns& repeated, const Result& result,
                                 std::uint64_t number);

/// Performs one run for each problem.
/// \return runs in the order of the problems; `std::nullopt` when stopped
/// \throws Error(bad_input) with the method's complaint, or with the reason why a run has no result
[[nodiscard]] std::optional<std::vector<PlainRun>> plain_runs(
    const RepeatedRuns& repeated, const std::vector<ProblemPtr>& problems,
    const std::stop_token& stop);

/// " on 500 of the samples", with a leading space; empty if all samples are used.
[[nodiscard]] std::string on_how_many(const RepeatedRuns& repeated);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/message.h"
#include "core/problem/changed_problem.h"
#include "core/random.h"
#include "core/run/run_plan.h"

namespace steelyard {

class TrialLog;

/// What is repeated: a run, its search included, on a problem.
struct TrialPlan {
  RunPlan run;
  ProblemPtr problem;
  std::uint64_t seed = 1;  ///< of the order of ties
  /// How long one trial takes on the reference machine, see run_plan.h.
  double seconds = 0.0;
  /// Memory that one trial takes, with its problem, or 0 if that is not known.
  double bytes = 0.0;
  ProblemPtr whole = nullptr;  ///< where within_budget() has left samples out: with all of them

  [[nodiscard]] bool thinned() const { return whole != nullptr; }
};

/// One independent task: the plan on a changed problem. It shares no state with other trials, and
/// is small, as the problem is made only when the trial begins.
struct Trial {
  ProblemChange change;
  /// The ties of the ranking have a random order of their own in each trial.
  std::uint64_t number = 0;
};

/// What is kept of a trial.
struct TrialOutcome {
  double objective = 0.0;
  std::vector<Index> ranking;  ///< the selected features first; ties in random order
  /// How many a rule selected, which may be none; nothing without a rule.
  std::optional<std::size_t> selected = std::nullopt;
  /// The solutions of a search, the fewest features first; empty if there was no search.
  std::vector<std::vector<Index>> solutions = {};

  /// The best `count` features: the solution with as many, or the next smaller one, filled up from
  /// the ranking.
  [[nodiscard]] std::vector<Index> best(std::size_t count) const;
};

/// A trial that is ready to run.
struct BegunTrial {
  std::unique_ptr<Stepper> stepper;  ///< null where there is nothing to optimise
  Message trouble;                   ///< why the trial is impossible; otherwise says nothing
  ProblemPtr problem = nullptr;      ///< the changed problem; null if begin_trial did not make it
};

/// Begins a run on the changed problem unless the change is impossible or there are complaints.
///
/// All repetitions begin here, and three executors advance them: for_each_trial() side by side for
/// core/analysis, which wants all outcomes soon; ReplicateStepper (core/study) one after another
/// for checks, which a person watches and whose figures grow from repeat to repeat; SearchStepper
/// (core/study) round by round for searches, whose next tasks depend on what the last ones found.
/// Where other processes take part (hand_out.h), these do some of each list.
[[nodiscard]] BegunTrial begin_trial(const RunPlan& run, const ProblemPtr& problem,
                                     const ProblemChange& change);

/// The selected features, then the others by score. Features with equal scores come in random
/// order: ordered by position, the same ones would come first in every trial and look steady.
[[nodiscard]] std::vector<Index> ranking_with_ties(const Result& result, Random random);

/// What is kept of the result of a trial.
[[nodiscard]] TrialOutcome outcome_of(const TrialPlan& plan, const Trial& trial,
                                      const Result& result);

/// A trial that has come to a result.
struct EndedTrial {
  ProblemPtr problem;  ///< the changed one
  Result result;
};
/// Runs a trial to its end in the calling thread.
/// \return `std::nullopt` when stopped
/// \throws Error(bad_input) with the method's complaint, or why the trial has no result
[[nodiscard]] std::optional<EndedTrial> run_trial(const TrialPlan& plan, const Trial& trial,
                                                  const std::stop_token& stop);

/// Receives a finished trial: its place in the list, its problem and its result. Called from
/// several threads at once.
using TrialBody =
    std::function<void(std::size_t place, const ProblemPtr& problem, Result&& result)>;

/// Receives the share of the work that is done, 0 .. 1. Called from several threads, so that a
/// smaller share may come after a larger one; may be empty.
using TrialProgress = std::function<void(double share)>;

/// Runs each trial to its end, in parallel: as many at once as there are threads, or fewer where
/// the free memory does not hold as many. What a trial finds depends on neither.
/// \return false when stopped
/// \throws Error(bad_input) with the method's complaint, or why a trial has no result
[[nodiscard]] bool for_each_trial(const TrialPlan& plan, std::span<const Trial> trials,
                                  const std::stop_token& stop, const TrialBody& body,
                                  const TrialProgress& progress = {});

/// Receives the outcome of a trial as soon as it is known: at first of those that a log knows, in
/// the thread that asks for them, then of the others, from several threads at once; may be empty.
using TrialEnded = std::function<void(const Trial& trial, const TrialOutcome& outcome)>;

/// The outcomes, in the order of the trials; std::nullopt when stopped.
/// \param log    keeps each outcome as soon as it is known, even if the list is stopped then;
///               trials that it knows are not run again. If null, a stop loses what is finished.
/// \param ended  what it throws is thrown here
/// \throws Error(bad_input) as for_each_trial
[[nodiscard]] std::optional<std::vector<TrialOutcome>> run_trials(
    const TrialPlan& plan, std::span<const Trial> trials, const std::stop_token& stop,
    const TrialProgress& progress = {}, TrialLog* log = nullptr, const TrialEnded& ended = {});

/// The part of a progress that lies between two shares of it.
[[nodiscard]] TrialProgress part_of(const TrialProgress& progress, double first, double end);

}  // namespace steelyard

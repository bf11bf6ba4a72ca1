// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/trials/trial.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <utility>

#include "core/error.h"
#include "core/in_words.h"
#include "core/parallel.h"
#include "core/platform/free_memory.h"
#include "core/problem/whole_groups.h"
#include "core/run/driver.h"
#include "core/run/with_whole_groups.h"
#include "core/trials/trial_log.h"
#include "core/trials/trial_size.h"
#include "core/trials/trial_work.h"

namespace steelyard {
namespace {

/// One solution for each number of features, the fewest first.
std::vector<std::vector<Index>> searched_solutions(const Result& result) {
  std::vector<std::vector<Index>> solutions;
  for (const std::size_t point : best_of_each_count(result.path)) {
    solutions.push_back(result.path[point].selection);
  }
  return solutions;
}

/// The trial's result; std::nullopt when stopped.
std::optional<Result> run_to_end(BegunTrial& begun, const std::stop_token& stop) {
  if (begun.stepper == nullptr) {
    throw bad_input(begun.trouble);
  }
  const Outcome outcome = drive(*begun.stepper, stop, [](Snapshot&&) {});
  if (outcome.ending == Ending::stopped) {
    return std::nullopt;
  }
  Result result = result_of(*begun.stepper, outcome);
  if (outcome.ending == Ending::failed || !has_solution(result)) {
    throw bad_input(outcome.reason.says_nothing()
                        ? message("trial.found_nothing", "a run found nothing")
                        : outcome.reason);
  }
  return result;
}

/// While it exists, loops that this thread starts use so many threads.
class ThreadsForNow {
 public:
  explicit ThreadsForNow(std::size_t count) { set_most_threads(count); }
  ThreadsForNow(const ThreadsForNow&) = delete;
  ThreadsForNow& operator=(const ThreadsForNow&) = delete;
  ~ThreadsForNow() { set_most_threads(before_); }

 private:
  std::size_t before_ = most_threads();
};

}  // namespace

std::vector<Index> TrialOutcome::best(std::size_t count) const {
  std::vector<Index> chosen;
  for (const std::vector<Index>& solution : solutions) {
    if (solution.size() <= count) {
      chosen = solution;
    }
  }
  const auto searched = static_cast<std::ptrdiff_t>(chosen.size());
  for (const Index feature : ranking) {
    if (chosen.size() == count) {
      break;
    }
    const auto end = chosen.begin() + searched;
    if (std::find(chosen.begin(), end, feature) == end) {
      chosen.push_back(feature);
    }
  }
  return chosen;
}

BegunTrial begin_trial(const RunPlan& run, const ProblemPtr& problem, const ProblemChange& change) {
  BegunTrial begun;
  try {
    begun.problem = changed_problem(problem, change);
  } catch (const Error& error) {
    if (error.kind() == ErrorKind::fault) {
      throw;
    }
    begun.trouble = statement_of(error);
    return begun;
  }
  const std::vector<Complaint> complaints = complaints_about(run, *begun.problem);
  if (!complaints.empty()) {
    begun.trouble = other_words(in_words(complaints.front()));
    return begun;
  }
  begun.stepper = begin(run, begun.problem);
  return begun;
}

std::vector<Index> ranking_with_ties(const Result& result, Random random) {
  std::vector<Index> order = result.selection.features;
  if (result.columns.empty()) {
    return order;
  }
  const std::vector<double>& values = result.columns.front().values;
  std::vector<bool> taken(values.size(), false);
  for (const Index feature : order) {
    taken[static_cast<std::size_t>(feature)] = true;
  }
  std::vector<Index> others = random.permutation(std::ssize(values));
  std::erase_if(others, [&](Index feature) { return taken[static_cast<std::size_t>(feature)]; });
  std::stable_sort(others.begin(), others.end(), [&](Index left, Index right) {
    const double one = values[static_cast<std::size_t>(left)];
    const double other = values[static_cast<std::size_t>(right)];
    return std::isnan(other) ? !std::isnan(one) : one > other;
  });
  order.insert(order.end(), others.begin(), others.end());
  return order;
}

TrialOutcome outcome_of(const TrialPlan& plan, const Trial& trial, const Result& result) {
  constexpr std::uint64_t first_of_ties = 1000000;  // other rankings are those before
  const Random ties(plan.seed, Purpose::random_rankings, first_of_ties + trial.number);
  std::vector<Index> ranking = ranking_with_ties(result, ties);
  if (!trial.change.inputs && !result.columns.empty() &&
      std::ssize(ranking) == plan.problem->dimension()) {
    // Ties are drawn column by column. Inside a group, the best columns come first, so that they
    // are the ones that remain where the ranking is cut there.
    ranking = WholeGroups(*plan.problem).completed(ranking, values_alone(result.columns));
  }
  const FeatureSelection& selection = result.selection;
  return {result.objective, std::move(ranking),
          selection.rule.says_nothing() ? std::nullopt : std::optional(selection.features.size()),
          searched_solutions(result)};
}

std::optional<EndedTrial> run_trial(const TrialPlan& plan, const Trial& trial,
                                    const std::stop_token& stop) {
  BegunTrial begun = begin_trial(plan.run, plan.problem, trial.change);
  auto result = run_to_end(begun, stop);
  begun.stepper.reset();  // it may hold much memory
  return result ? std::optional(EndedTrial{std::move(begun.problem), *std::move(result)})
                : std::nullopt;
}

bool for_each_trial(const TrialPlan& plan, std::span<const Trial> trials,
                    const std::stop_token& stop, const TrialBody& body,
                    const TrialProgress& progress) {
  std::atomic<Index> done = 0;
  const std::size_t threads = most_threads();
  const std::size_t at_once = std::min(trials_at_once(plan.bytes, free_memory(), threads),
                                       std::max<std::size_t>(trials.size(), 1));
  // A trial that runs alone has all threads for itself.
  const ThreadsForNow limit(at_once > 1 ? at_once : threads);
  const Sharing sharing{.team = at_once > 1};
  const bool finished = parallel_for(std::ssize(trials), stop, sharing, [&](Index place) {
    const auto at = static_cast<std::size_t>(place);
    if (auto ended = run_trial(plan, trials[at], stop)) {
      body(at, ended->problem, std::move(ended->result));
    }
    if (progress) {
      progress(static_cast<double>(++done) / static_cast<double>(trials.size()));
    }
  });
  return finished && !stop.stop_requested();
}

std::optional<std::vector<TrialOutcome>> run_trials(const TrialPlan& plan,
                                                    std::span<const Trial> trials,
                                                    const std::stop_token& stop,
                                                    const TrialProgress& progress, TrialLog* log,
                                                    const TrialEnded& ended) {
  return kept_of_each<TrialOutcome>(
      plan, trials, stop, progress,
      [&](const Trial& trial) {
        auto outcome = log != nullptr ? log->find(plan, trial) : std::nullopt;
        if (outcome && ended) {
          ended(trial, *outcome);
        }
        return outcome;
      },
      outcome_work(),
      [&](const Trial& trial, const TrialOutcome& outcome) {
        if (log != nullptr) {
          log->keep(plan, trial, outcome);
        }
        if (ended) {
          ended(trial, outcome);
        }
      });
}

TrialProgress part_of(const TrialProgress& progress, double first, double end) {
  return progress
             ? [progress, first, end](double share) { progress(first + share * (end - first)); }
             : TrialProgress();
}

}  // namespace steelyard

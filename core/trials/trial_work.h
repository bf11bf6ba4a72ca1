// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/trials/hand_out.h"
#include "core/trials/trial.h"
#include "core/trials/trial_bytes.h"

namespace steelyard {

/// What is kept of a trial, made by the process that runs it.
/// \tparam Kept  can become bytes, see core/bytes.h
template <typename Kept>
struct TrialWork {
  std::string kind;      ///< one of TaskKinds
  std::string settings;  ///< what `make` depends on besides its arguments, as bytes
  /// Called from several threads at once. What it returns when stopped is dropped.
  std::function<Kept(const TrialPlan& plan, const Trial& trial, const ProblemPtr& problem,
                     Result&& result, const std::stop_token& stop)>
      make;
};

/// That of run_trials().
[[nodiscard]] TrialWork<TrialOutcome> outcome_work();

/// What the trials of a plan have in common; null if only this process can run them.
[[nodiscard]] std::shared_ptr<const CommonPart> common_of_trials(std::string kind,
                                                                 const TrialPlan& plan,
                                                                 const std::string& settings,
                                                                 const MethodById& methods);
/// \param common  of common_of_trials()
[[nodiscard]] Task trial_task(const std::shared_ptr<const CommonPart>& common,
                              const TrialPlan& plan, const Trial& trial);

/// The plan and the settings of common_of_trials(), read once.
struct CommonOfTrials {
  TrialPlan plan;
  std::string settings;
};
[[nodiscard]] const CommonOfTrials& read_common_of_trials(const CommonPart& common,
                                                          const MethodById& methods);

/// Does a task of trial_task().
/// \param work_of  from settings, the work that has them
template <typename WorkOf>
[[nodiscard]] std::optional<std::string> do_trial_task(const CommonPart& common,
                                                       std::string_view own,
                                                       const MethodById& methods,
                                                       const std::stop_token& stop,
                                                       const WorkOf& work_of) {
  const CommonOfTrials& known = read_common_of_trials(common, methods);
  Trial trial;
  from_bytes(own, trial);
  auto ended = run_trial(known.plan, trial, stop);
  if (!ended) {
    return std::nullopt;
  }
  const std::string found =
      as_bytes(work_of(known.settings)
                   .make(known.plan, trial, ended->problem, std::move(ended->result), stop));
  return stop.stop_requested() ? std::nullopt : std::optional(found);
}

/// The tasks of the kind "trial.outcome".
void add_trial_tasks(TaskKinds& kinds);

/// What is kept of each trial, in their order; `nullopt` when stopped. Other processes take part
/// where there are any.
/// \param known  of a trial: what is known of it already, or `nullopt`
/// \param work   what is made of the others
/// \param keep   receives a finished trial that was not known, and what is kept of it; called from
///               several threads at once, as soon as the trial has ended
template <typename Kept, typename KnownOf, typename Keep>
[[nodiscard]] std::optional<std::vector<Kept>> kept_of_each(
    const TrialPlan& plan, std::span<const Trial> trials, const std::stop_token& stop,
    const TrialProgress& progress, const KnownOf& known, const TrialWork<Kept>& work,
    const Keep& keep) {
  std::vector<Kept> kept(trials.size());
  std::vector<std::size_t> places;  // of those that are not known
  std::vector<Trial> rest;
  for (std::size_t place = 0; place < trials.size(); ++place) {
    if (std::optional<Kept> before = known(trials[place])) {
      kept[place] = *std::move(before);
    } else {
      places.push_back(place);
      rest.push_back(trials[place]);
    }
  }
  const auto take = [&](std::size_t at, Kept found) {
    keep(rest[at], found);
    kept[places[at]] = std::move(found);
  };
  if (HandOut* const others = rest.size() > 1 ? hand_out() : nullptr) {
    if (const auto common = common_of_trials(work.kind, plan, work.settings, others->methods())) {
      std::vector<Task> tasks;
      tasks.reserve(rest.size());
      for (const Trial& trial : rest) {
        tasks.push_back(trial_task(common, plan, trial));
      }
      double done = 0.0;
      const bool finished = others->do_all(tasks, OnFailure::end, stop,
                                           [&](std::size_t at, std::string_view bytes, double) {
                                             Kept found{};
                                             from_bytes(bytes, found);
                                             take(at, std::move(found));
                                             if (progress) {
                                               progress(++done / static_cast<double>(rest.size()));
                                             }
                                           });
      return finished ? std::optional(std::move(kept)) : std::nullopt;
    }
  }
  const TrialBody body = [&](std::size_t at, const ProblemPtr& problem, Result&& result) {
    take(at, work.make(plan, rest[at], problem, std::move(result), stop));
  };
  const bool finished = for_each_trial(plan, rest, stop, body, progress);
  return finished ? std::optional(std::move(kept)) : std::nullopt;
}

}  // namespace steelyard

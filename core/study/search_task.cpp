// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/search_task.h"

#include <exception>
#include <utility>

#include "core/bytes.h"
#include "core/error.h"
#include "core/run/stepper.h"
#include "core/trials/trial_bytes.h"

namespace steelyard {

template <typename Bytes, EitherOf<FitContext> T>
void each_part(Bytes& bytes, T& terms) {
  auto& [penalised, keeps_last] = terms;
  bytes(penalised, keeps_last);
}

template <typename Bytes, EitherOf<LearningTask> T>
void each_part(Bytes& bytes, T& task) {
  auto& [features, start, penalty, continued, label, useless_above] = task;
  bytes(features, start, penalty, continued, label, useless_above);
}

template <typename Bytes, EitherOf<Outcome> T>
void each_part(Bytes& bytes, T& outcome) {
  auto& [ending, reason] = outcome;
  bytes(ending, reason);
}

template <typename Bytes, EitherOf<SolvedTask> T>
void each_part(Bytes& bytes, T& solved) {
  auto& [outcome, objective, error, weights, selection, warnings, scalars] = solved;
  bytes(outcome, objective, error, weights, selection, warnings, scalars);
}

namespace {

const std::string search_kind = "search.task";

/// Ready to begin tasks.
using PreparedFitter = std::shared_ptr<const SubsetFitter>;

PreparedFitter prepared_fitter(const CommonPart& common, const MethodById& methods,
                               const std::stop_token& stop) {
  FitContext terms;
  std::string run;
  from_bytes(common.bytes(), run, terms);
  auto fitter = begin_learning(run_plan_from(run, methods), common.problem(), terms);
  if (!fitter->prepare(stop)) {
    throw fault("a search was stopped");  // so that the next task that asks prepares it anew
  }
  return fitter;
}

/// To its end. Unlike drive(), it lets out what is thrown: lack of memory here is no outcome of the
/// task, and the process that asked does it again.
Outcome driven(Stepper& stepper, const std::stop_token& stop) {
  constexpr Budget some{64};
  for (;;) {
    Snapshot snapshot = stepper.advance(some, stop);
    if (snapshot.outcome) {
      return *std::move(snapshot.outcome);
    }
  }
}

/// \return null when stopped
const SubsetFitter* fitter_for(const CommonPart& common, const MethodById& methods,
                               const std::stop_token& stop) {
  try {
    return common.made<PreparedFitter>([&] { return prepared_fitter(common, methods, stop); })
        .get();
  } catch (const std::exception&) {
    if (stop.stop_requested()) {
      return nullptr;
    }
    throw;
  }
}

std::optional<std::string> do_search_task(const CommonPart& common, std::string_view own,
                                          const MethodById& methods, const std::stop_token& stop) {
  const SubsetFitter* const fitter = fitter_for(common, methods, stop);
  if (fitter == nullptr) {
    return std::nullopt;
  }
  LearningTask task;
  from_bytes(own, task);
  const auto stepper = fitter->begin(task);
  const Outcome outcome = driven(*stepper, stop);
  return outcome.ending == Ending::stopped
             ? std::nullopt
             : std::optional(as_bytes(solved_task(stepper->result(), outcome)));
}

}  // namespace

SolvedTask solved_task(const Result& result, const Outcome& last) {
  SolvedTask solved{result.outcome.ending == Ending::failed ? result.outcome : last,
                    result.objective,
                    result.objective_error,
                    result.space.weights(),
                    result.selection.features,
                    result.warnings,
                    {}};
  for (const History& history : result.histories) {
    solved.scalars.push_back(history.y.empty() ? 0.0 : history.y.back());
  }
  return solved;
}

std::shared_ptr<const CommonPart> common_of_search(const FitterSource& source,
                                                   const MethodById& methods) {
  const auto run = bytes_of(source.run, methods);
  return run ? std::make_shared<const CommonPart>(search_kind, source.problem,
                                                  as_bytes(*run, source.terms))
             : nullptr;
}

Task search_task(const std::shared_ptr<const CommonPart>& common, const LearningTask& task) {
  return {common, as_bytes(task), static_cast<double>(task.features.size()), 0.0};
}

SolvedTask solved_task_from(std::string_view found) {
  SolvedTask solved;
  from_bytes(found, solved);
  return solved;
}

void add_search_tasks(TaskKinds& kinds) { kinds[search_kind] = do_search_task; }

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/search_stepper.h"

#include <algorithm>
#include <utility>

#include "core/message.h"
#include "core/parallel.h"
#include "core/problem/kept_inputs.h"
#include "core/run/feature_column.h"
#include "core/run/snapshot.h"
#include "core/study/knee.h"

namespace steelyard {
namespace {

/// Enough to keep the threads of any machine busy, but few enough for their memory.
constexpr std::size_t most_side_by_side = 32;

}  // namespace

/// One running task.
struct SearchStepper::Member {
  LearningTask task;
  std::unique_ptr<Stepper> stepper;  ///< null where another process may do the task
  Snapshot last;                     ///< what the last advance returned
  std::optional<Outcome> outcome;
  std::optional<SolvedTask> solved;  ///< of a task without a stepper
  bool absorbed = false;
};

SearchStepper::SearchStepper(std::shared_ptr<SubsetFitter> fitter, std::unique_ptr<SearchPlan> plan,
                             Vector deviations, std::vector<Index> kept,
                             std::optional<FitterSource> source)
    : fitter_(std::move(fitter)),
      plan_(std::move(plan)),
      deviations_(std::move(deviations)),
      kept_(std::move(kept)),
      source_(std::move(source)),
      scalars_(fitter_->scalars().begin(), fitter_->scalars().end()) {
  for (ScalarInfo& scalar : scalars_) {
    scalar.of_solutions = plan_->counts_tasks();
  }
}

SearchStepper::~SearchStepper() = default;

bool SearchStepper::begin_tasks() {
  members_.clear();
  if (waiting_.empty()) {
    ++steps_;
    for (LearningTask& task : plan_->next()) {
      waiting_.push_back(std::move(task));
    }
  }
  HandOut* const sharing = waiting_.size() > 1 ? others() : nullptr;
  // A few for each process at a time, so that what is found is seen before all is done.
  constexpr std::size_t for_each_thread = 8;
  const std::size_t most = sharing == nullptr
                               ? most_side_by_side
                               : std::max(most_side_by_side, for_each_thread * sharing->at_once());
  while (!waiting_.empty() && members_.size() < most) {
    auto stepper = sharing == nullptr ? fitter_->begin(waiting_.front()) : nullptr;
    members_.push_back({std::move(waiting_.front()), std::move(stepper), {}, {}, {}, false});
    waiting_.pop_front();
  }
  return !members_.empty();
}

void SearchStepper::advance_tasks(Budget budget, const std::stop_token& stop) {
  const auto count = std::ssize(members_);
  // Each task checks the token itself and reports a stop in its outcome.
  parallel_for(count, Sharing{}, [&](Index k) {
    Member& member = members_[static_cast<std::size_t>(k)];
    if (member.outcome) {
      member.last = {};
      return;
    }
    member.last = member.stepper->advance(budget, stop);
    member.outcome = member.last.outcome;
  });
}

HandOut* SearchStepper::others() {
  HandOut* const others = plan_->counts_tasks() && source_ ? hand_out() : nullptr;
  if (others != nullptr && common_ == nullptr) {
    common_ = common_of_search(*source_, others->methods());
  }
  return common_ == nullptr ? nullptr : others;
}

void SearchStepper::share_tasks(HandOut& others, const std::stop_token& stop) {
  std::vector<Task> tasks;
  tasks.reserve(members_.size());
  for (const Member& member : members_) {
    tasks.push_back(search_task(common_, member.task));
  }
  // When stopped, the tasks that are not done have no outcome.
  static_cast<void>(others.do_all(tasks, OnFailure::end, stop,
                                  [&](std::size_t place, std::string_view found, double) {
                                    Member& member = members_[place];
                                    member.solved = solved_task_from(found);
                                    member.outcome = member.solved->outcome;
                                  }));
}

void SearchStepper::append(Iterate iterate, Snapshot& snapshot) {
  iterate.iteration = next_iteration_++;
  iterates_.push_back(without_weights(iterate));
  last_weights_ = iterate.weights;
  snapshot.space = iterate.weights;
  snapshot.appended.iterates.push_back(std::move(iterate));
}

void SearchStepper::pass_on(Snapshot& of_task, Snapshot& snapshot) {
  for (Iterate& iterate : of_task.appended.iterates) {
    append(std::move(iterate), snapshot);
  }
}

PathPoint SearchStepper::solution_of(const LearningTask& task, const SolvedTask& solved) const {
  PathPoint point;
  point.objective = solved.objective;
  point.weights = solved.weights;
  point.selection = with_kept_first(kept_, solved.selection);
  point.feature_count = std::ssize(point.selection);
  point.penalty = task.penalty;
  point.label = task.label;
  point.error = solved.error;
  point.warnings = solved.warnings;
  return point;
}

void SearchStepper::absorb(Member& member, Snapshot& snapshot) {
  member.absorbed = true;
  if (member.outcome->ending == Ending::stopped) {
    return;
  }
  const SolvedTask solved =
      member.solved ? *member.solved : solved_task(member.stepper->result(), *member.outcome);
  if (solved.outcome.ending == Ending::failed) {
    failures_.push_back(solved.outcome.reason);
    return;
  }
  ++solved_;
  PathPoint point = solution_of(member.task, solved);
  if (plan_->counts_tasks()) {
    Iterate iterate;
    iterate.scalars = solved.scalars;
    iterate.weights = point.weights;
    append(std::move(iterate), snapshot);
  }
  if (plan_->learn(member.task, point)) {
    path_.push_back(point);
    snapshot.appended.path.push_back(std::move(point));
  }
}

/// The outcome when no task is left.
Outcome SearchStepper::ending() const {
  if (!path_.empty()) {
    return {Ending::converged, {}};
  }
  if (solved_ > 0) {
    return {Ending::failed, message("search.all_too_large",
                                    "no solution has at most the requested number of features")};
  }
  const Message none = message("search.no_solution", "no task of the search found a solution");
  return {Ending::failed, failures_.empty() ? none
                                            : message("search.no_solution_as", "{1}: {2}", none,
                                                      failures_.front())};
}

void SearchStepper::finish(Snapshot& snapshot, Outcome outcome) {
  path_ = plan_->keep(std::move(path_));
  members_.clear();
  outcome_ = outcome;
  snapshot.outcome = std::move(outcome);
}

void SearchStepper::absorb_finished(bool out_of_order, Snapshot& snapshot) {
  for (Member& member : members_) {
    if (member.outcome && !member.absorbed) {
      absorb(member, snapshot);
    } else if (!member.outcome && !out_of_order) {
      return;
    }
  }
}

Snapshot SearchStepper::work(Budget budget, std::stop_token stop) {
  Snapshot snapshot;
  if (!prepared_) {
    prepared_ = fitter_->prepare(stop);
    if (!prepared_) {
      finish(snapshot,
             {Ending::stopped, message("search.stopped_early", "stopped before the first value")});
      return snapshot;
    }
    if (!begin_tasks()) {
      finish(snapshot,
             {Ending::failed, message("search.no_features", "there are no features to search")});
      return snapshot;
    }
  }
  if (members_.front().stepper != nullptr) {
    advance_tasks(budget, stop);
  } else if (HandOut* const sharing = others()) {
    share_tasks(*sharing, stop);
  } else {  // they have gone
    for (Member& member : members_) {
      member.stepper = fitter_->begin(member.task);
    }
  }
  if (!plan_->counts_tasks() && !members_.empty()) {
    pass_on(members_.front().last, snapshot);
  }
  absorb_finished(false, snapshot);
  const bool all_done = std::all_of(members_.begin(), members_.end(),
                                    [](const Member& member) { return member.absorbed; });
  if (stop.stop_requested()) {
    absorb_finished(true, snapshot);
    finish(snapshot, {Ending::stopped, {}});
  } else if (all_done && !begin_tasks()) {
    finish(snapshot, ending());
  }
  snapshot.iteration = next_iteration_ > 0 ? next_iteration_ - 1 : 0;
  snapshot.fraction = outcome_ ? 1.0 : plan_->fraction();
  snapshot.stage = plan_->stage();
  snapshot.stage_number = steps_;
  if (snapshot.space.empty() && !iterates_.empty()) {
    snapshot.space = last_weights_;
  }
  return snapshot;
}

Result SearchStepper::best_so_far() const {
  Result result;
  result.outcome = outcome_.value_or(Outcome{Ending::stopped, {}});
  result.iterations = next_iteration_ > 0 ? next_iteration_ - 1 : 0;
  result.path = outcome_ ? path_ : plan_->keep(path_);
  result.histories = histories_of(scalars(), iterates_);
  Vector weights = Vector::Zero(fitter_->dimension());
  if (const auto knee = knee_of(result.path)) {
    result.suggested_path_point = knee->point;
    result.suggestion = knee->sentence;
    const PathPoint& suggested = result.path[knee->point];
    weights = suggested.weights;
    result.objective = suggested.objective;
    result.objective_error = suggested.error;
    result.selection = {suggested.selection, knee->rule, FeatureSelection::CountDecidedBy::open};
    result.warnings = suggested.warnings;
  } else if (!iterates_.empty()) {
    weights = last_weights_;
    result.objective = iterates_.back().scalars.front();
  }
  result.columns = weight_columns(deviations_, weights);
  result.space = std::move(weights);
  if (result.selection.features.empty()) {
    result.selection = positive_features(result.columns);
  }
  if (!failures_.empty() && !result.path.empty()) {
    result.warnings.push_back(message("search.failures",
                                      "{1} {1:solution|solutions} of the search could not be "
                                      "calculated: {2}",
                                      failures_.size(), failures_.front()));
  }
  return result;
}

}  // namespace steelyard

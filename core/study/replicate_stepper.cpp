// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/replicate_stepper.h"

#include <algorithm>
#include <utility>

#include "core/message.h"

namespace steelyard {
namespace {

/// Share of the optimisation in a replicate's work; the rest is evaluation.
constexpr double share_of_optimising = 0.9;

}  // namespace

ReplicateStepper::ReplicateStepper(std::unique_ptr<Stepper> main,
                                   std::unique_ptr<ReplicatePlan> plan, double main_share)
    : main_(std::move(main)),
      plan_(std::move(plan)),
      main_share_(main_share),
      scalars_(main_->scalars().begin(), main_->scalars().end()) {}

Snapshot ReplicateStepper::work(Budget budget, std::stop_token stop) {
  if (main_) {
    return advance_main(budget, stop);
  }
  Snapshot snapshot;
  snapshot.iteration = main_result_->iterations;
  snapshot.space = main_result_->space;
  snapshot.selection = main_result_->selection.features;
  if (snapshot.space.empty() && !main_result_->columns.empty()) {
    snapshot.leading = main_result_->columns.front();
  }
  if (running_ < plan_->count()) {
    snapshot.stage = plan_->stage(running_);
    if (!advance_replicate(budget, stop, snapshot)) {
      end(snapshot, {Ending::stopped, {}});
      return snapshot;
    }
  }
  if (running_ >= plan_->count()) {
    end(snapshot, main_result_->outcome);
  }
  snapshot.stage_number = stage_number_;
  snapshot.fraction = outcome_ ? 1.0 : fraction();
  return snapshot;
}

Snapshot ReplicateStepper::advance_main(Budget budget, const std::stop_token& stop) {
  Snapshot snapshot = main_->advance(budget, stop);
  snapshot.fraction = std::clamp(snapshot.fraction, 0.0, 1.0) * main_share_;
  if (!snapshot.outcome) {
    return snapshot;
  }
  main_result_ = main_->result();
  stage_number_ = snapshot.stage_number + 1;
  const Ending ending = snapshot.outcome->ending;
  if (ending == Ending::stopped || ending == Ending::failed) {
    outcome_ = snapshot.outcome;
    main_.reset();
    return snapshot;
  }
  snapshot.outcome.reset();
  snapshot.stage_number = stage_number_;
  snapshot.fraction = main_share_;
  main_.reset();  // it may hold much memory
  plan_->begin(*main_result_);
  replicating_ = true;
  snapshot.appended.figures = plan_->figures();
  return snapshot;
}

bool ReplicateStepper::advance_replicate(Budget budget, const std::stop_token& stop,
                                         Snapshot& snapshot) {
  if (stop.stop_requested()) {
    return false;
  }
  if (!started_) {
    start(stop);
    if (!started_) {
      return !stop.stop_requested();  // it has failed, or nothing has begun
    }
  }
  if (!stepper_) {
    return judge(budget.iterations, stop, snapshot);
  }
  const Snapshot inner = stepper_->advance(budget, stop);
  replicate_fraction_ =
      std::max(replicate_fraction_, std::clamp(inner.fraction, 0.0, 1.0) * share_of_optimising);
  if (!inner.outcome) {
    return true;
  }
  if (inner.outcome->ending == Ending::stopped) {
    return false;
  }
  if (inner.outcome->ending == Ending::failed) {
    fail(inner.outcome->reason);
    return true;
  }
  have_result(stepper_->result());
  return true;
}

void ReplicateStepper::have_result(Result result) {
  if (!has_solution(result)) {
    fail(message("replicates.no_value", "the run came to no finite value"));
    return;
  }
  replicate_result_ = std::move(result);
  stepper_.reset();
  ++stage_number_;  // a piece of the evaluation has nothing to do with an iteration of the run
  replicate_fraction_ = share_of_optimising;
}

void ReplicateStepper::start(const std::stop_token& stop) {
  run_ahead(stop);
  if (stop.stop_requested()) {
    return;
  }
  plan_->turn_to(running_);
  started_ = true;
  if (auto found = ahead_.extract(running_)) {
    have_result(std::move(found.mapped()));
    return;
  }
  BegunTrial begun = plan_->start(running_);
  stepper_ = std::move(begun.stepper);
  if (!begun.trouble.says_nothing()) {
    fail(std::move(begun.trouble));
  }
}

void ReplicateStepper::run_ahead(const std::stop_token& stop) {
  HandOut* const others = running_ < asked_ ? nullptr : hand_out();
  if (others == nullptr) {
    return;
  }
  std::vector<Task> tasks;
  const std::size_t first = running_;
  const std::size_t end = std::min(plan_->count(), first + others->at_once());
  for (asked_ = first; asked_ < end; ++asked_) {
    const auto run = plan_->run_of(asked_);
    auto task = run ? replicate_task(*run, others->methods()) : std::nullopt;
    if (!task) {
      break;
    }
    tasks.push_back(*std::move(task));
  }
  asked_ = std::max(asked_, first + 1);
  if (tasks.size() > 1) {
    // What fails fails again when it is begun here, and then it is said.
    static_cast<void>(others->do_all(tasks, OnFailure::leave_out, stop,
                                     [&](std::size_t place, std::string_view found, double) {
                                       ahead_[first + place] = result_from(found);
                                     }));
  }
}

bool ReplicateStepper::judge(std::size_t most_pieces, const std::stop_token& stop,
                             Snapshot& snapshot) {
  const Result* result = replicate_result_ ? &*replicate_result_ : nullptr;
  for (std::size_t piece = 0; piece < most_pieces; ++piece) {
    switch (plan_->judge(running_, result, stop, snapshot.appended.figure_points)) {
      case ReplicatePlan::Progress::stopped:
        return false;
      case ReplicatePlan::Progress::finished:
        snapshot.appended.figures = plan_->changed_figures();
        next_replicate();
        return true;
      case ReplicatePlan::Progress::more:
        break;
    }
  }
  return true;
}

void ReplicateStepper::fail(Message why) {
  failures_.push_back(std::move(why));
  plan_->failed(running_);
  next_replicate();
}

void ReplicateStepper::next_replicate() {
  ++running_;
  ++stage_number_;
  started_ = false;
  stepper_.reset();
  replicate_result_.reset();
  replicate_fraction_ = 0.0;
}

void ReplicateStepper::end(Snapshot& snapshot, Outcome outcome) {
  outcome_ = outcome;
  snapshot.outcome = std::move(outcome);
  snapshot.fraction = outcome_->ending == Ending::stopped ? fraction() : 1.0;
}

double ReplicateStepper::fraction() const {
  if (running_ >= plan_->count()) {
    return 1.0;
  }
  const double done = (1.0 - replicate_fraction_) * plan_->share_before(running_) +
                      replicate_fraction_ * plan_->share_before(running_ + 1);
  return main_share_ + (1.0 - main_share_) * done;
}

Result ReplicateStepper::best_so_far() const {
  if (main_) {
    return main_->result();
  }
  Result result = *main_result_;
  result.outcome = outcome_.value_or(Outcome{Ending::stopped, {}});
  if (replicating_) {
    plan_->report(result);
  }
  if (!failures_.empty()) {
    result.warnings.push_back(message("replicates.failures",
                                      "{1} of {2} replicates had no result; the first: {3}",
                                      failures_.size(), plan_->count(), failures_.front()));
  }
  return result;
}

}  // namespace steelyard

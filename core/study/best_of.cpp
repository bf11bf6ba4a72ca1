// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/best_of.h"

#include <utility>

#include "core/message.h"
#include "core/run/snapshot.h"

namespace steelyard {

BestOf::BestOf(std::vector<Member> members)
    : members_(std::move(members)), stepper_(members_.front().begin()) {}

std::span<const ScalarInfo> BestOf::scalars() const { return stepper_->scalars(); }

void BestOf::number_on(Snapshot& snapshot) const {
  snapshot.iteration += iterations_before_;
  for (Iterate& iterate : snapshot.appended.iterates) {
    iterate.iteration += iterations_before_;
  }
  const auto done = static_cast<double>(running_);
  snapshot.fraction = (done + snapshot.fraction) / static_cast<double>(members_.size());
  const Message label = term_words(members_[running_].label);
  snapshot.stage = snapshot.stage.says_nothing()
                       ? label
                       : message("stage.of_member", "{1}: {2}", label, snapshot.stage);
  snapshot.stage_number += stages_before_;
}

Snapshot BestOf::work(Budget budget, std::stop_token stop) {
  Snapshot snapshot = stepper_->advance(budget, std::move(stop));
  number_on(snapshot);
  // One by one: if a copy runs out of memory, all earlier ones are intact.
  for (const Iterate& iterate : snapshot.appended.iterates) {
    iterates_.push_back(without_weights(iterate));
  }
  if (snapshot.outcome) {
    finish_member(snapshot);
  }
  return snapshot;
}

void BestOf::finish_member(Snapshot& snapshot) {
  const Result result = stepper_->result();
  // What came to no value is no solution. Lower is better, as for all that searches compare.
  if (snapshot.outcome->ending != Ending::failed && has_solution(result)) {
    PathPoint point;
    point.label = members_[running_].label;
    point.objective = result.objective;
    point.weights = result.space.weights();
    point.selection = result.selection.features;
    point.feature_count = std::ssize(point.selection);
    path_.push_back(point);
    snapshot.appended.path.push_back(std::move(point));
    if (!best_ || result.objective < best_->objective) {
      best_ = result;
      best_member_ = path_.size() - 1;
    }
  }
  const bool last = running_ + 1 == members_.size();
  if (last || snapshot.outcome->ending == Ending::stopped) {
    // A failed member does not affect the others.
    outcome_ =
        best_ && snapshot.outcome->ending == Ending::failed ? best_->outcome : *snapshot.outcome;
    snapshot.outcome = outcome_;
    return;
  }
  snapshot.outcome.reset();
  iterations_before_ = snapshot.iteration + 1;
  stages_before_ = snapshot.stage_number + 1;
  snapshot.stage_number = stages_before_;
  stepper_ = members_[running_ + 1].begin();
  ++running_;
}

Result BestOf::best() const {
  if (!best_) {
    return stepper_->result();
  }
  if (!outcome_) {
    Result running = stepper_->result();
    if (has_solution(running) && running.objective < best_->objective) {
      return running;
    }
  }
  return *best_;
}

Result BestOf::best_so_far() const {
  Result result = best();
  result.iterations = iterates_.empty() ? 0 : iterates_.back().iteration;
  result.path = path_;
  if (!path_.empty()) {
    result.suggested_path_point = best_member_;
  }
  result.histories = histories_of(scalars(), iterates_);
  if (outcome_) {
    result.outcome = *outcome_;
  }
  return result;
}

}  // namespace steelyard

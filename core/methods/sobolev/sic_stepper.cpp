// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/sic_stepper.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/message.h"

namespace steelyard::sobolev {

SicStepper::SicStepper(ProblemPtr problem, SicOptions options)
    : problem_(std::move(problem)), options_(std::move(options)) {}

std::span<const ScalarInfo> SicStepper::scalars() const {
  static const std::array<ScalarInfo, 3> all{{{"loss", "Loss (minus the criterion)"},
                                              {"difference", "Real less mixed pairs"},
                                              {"held_out", "Real less mixed pairs, held out"}}};
  return {all.data(), options_.held_out > 0.0 ? 3U : 2U};
}

std::uint64_t SicStepper::distance_between_notes() const {
  constexpr std::uint64_t most_notes = 60;
  return std::max<std::uint64_t>(1, critics_->updates_in_all() / most_notes);
}

Snapshot SicStepper::work(Budget budget, std::stop_token stop) {
  Snapshot snapshot;
  const bool first = !critics_;
  const bool whole = first ? !stop.stop_requested() && begin(stop, snapshot)
                           : train(budget.iterations, stop, snapshot);
  if (!iterates_.empty()) {
    show(snapshot);
  }
  if (!whole) {
    snapshot.outcome = outcome_;
  } else if (critics_->updates() == critics_->updates_in_all()) {
    outcome_ = {Ending::iteration_limit, {}};
    snapshot.outcome = outcome_;
  } else {
    snapshot.stage = message("stage.training_critic", "training the critic");
    snapshot.stage_number = 1;
  }
  return snapshot;
}

bool SicStepper::begin(const std::stop_token& stop, Snapshot& snapshot) {
  table_ = sic_table(*problem_, options_);
  if (table_.scaling.inputs.empty()) {
    outcome_ = {Ending::failed,
                message("sic.nothing_varies", "no input varies among the samples with a target")};
    return false;
  }
  names_ = names_of(*problem_, table_.scaling.inputs);
  critics_.emplace(table_, options_);
  return note(stop, snapshot);
}

bool SicStepper::train(std::uint64_t updates, const std::stop_token& stop, Snapshot& snapshot) {
  const std::uint64_t goal = std::min(critics_->updates() + updates, critics_->updates_in_all());
  const std::uint64_t distance = distance_between_notes();
  while (critics_->updates() < goal) {
    const std::uint64_t next = std::min(goal, (critics_->updates() / distance + 1) * distance);
    if (!critics_->advance_to(next, stop)) {
      return false;
    }
    if ((next % distance == 0 || next == critics_->updates_in_all()) && !note(stop, snapshot)) {
      return false;
    }
  }
  return true;
}

/// Judges the critics and keeps what they say.
bool SicStepper::note(const std::stop_token& stop, Snapshot& snapshot) {
  if (!critics_->judge(stop)) {
    return false;
  }
  std::vector<double> scalars{critics_->loss(), critics_->difference()};
  std::optional<double> held_out;
  if (options_.held_out > 0.0) {
    held_out = critics_->held_out_difference();
    scalars.push_back(*held_out);
  }
  history_.add(static_cast<double>(critics_->updates()), critics_->difference(), held_out,
               critics_->eta().cast<float>());
  iterates_.push_back({critics_->updates(), std::move(scalars), {}});
  snapshot.appended.iterates.push_back(iterates_.back());
  snapshot.appended.figures = {difference_figure(history_), eta_figure(history_, names_)};
  return true;
}

/// What the window looks at.
void SicStepper::show(Snapshot& snapshot) const {
  snapshot.iteration = critics_->updates();
  snapshot.fraction =
      static_cast<double>(critics_->updates()) / static_cast<double>(critics_->updates_in_all());
  snapshot.leading = eta_column();
  snapshot.selection = selection(snapshot.leading).features;
}

}  // namespace steelyard::sobolev

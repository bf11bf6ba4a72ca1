// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/trials/trial_log.h"

#include <algorithm>

namespace steelyard {
namespace {

bool are_same(const Trial& one, const Trial& other) {
  return one.number == other.number && one.change == other.change;
}

}  // namespace

TrialLog::Key::Key(const TrialPlan& plan)
    : run(plan.run),
      whole(plan.thinned() ? plan.whole : plan.problem),
      samples(plan.problem->samples()),
      seed(plan.seed) {}

const TrialLog::List* TrialLog::known(const Key& key) const {
  const auto found =
      std::find_if(lists_.begin(), lists_.end(), [&](const List& each) { return each.key == key; });
  return found == lists_.end() ? nullptr : &*found;
}

TrialLog::List& TrialLog::list_of(const Key& key) {
  const List* const found = known(key);
  return found == nullptr ? lists_.emplace_back(List{key})
                          : lists_[static_cast<std::size_t>(found - lists_.data())];
}

std::optional<TrialOutcome> TrialLog::find(const TrialPlan& plan, const Trial& trial) const {
  const Key key(plan);
  const std::lock_guard lock(mutex_);
  if (const List* const list = known(key)) {
    for (const Finished& each : list->finished) {
      if (are_same(each.trial, trial)) {
        return each.outcome;
      }
    }
  }
  return std::nullopt;
}

void TrialLog::keep(const TrialPlan& plan, const Trial& trial, const TrialOutcome& outcome) {
  const Key key(plan);
  const std::lock_guard lock(mutex_);
  list_of(key).finished.push_back({trial, outcome});
}

std::optional<std::vector<Index>> TrialLog::find_choice(const TrialPlan& plan, const Trial& trial,
                                                        const ChoiceInTrial& choice) const {
  const Key key(plan);
  const std::lock_guard lock(mutex_);
  if (const List* const list = known(key)) {
    for (const Chosen& each : list->chosen) {
      if (each.choice == choice && are_same(each.trial, trial)) {
        return each.selection;
      }
    }
  }
  return std::nullopt;
}

void TrialLog::keep_choice(const TrialPlan& plan, const Trial& trial, const ChoiceInTrial& choice,
                           const std::vector<Index>& selection) {
  const Key key(plan);
  const std::lock_guard lock(mutex_);
  list_of(key).chosen.push_back({trial, choice, selection});
}

}  // namespace steelyard

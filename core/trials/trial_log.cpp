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

std::optional<TrialOutcome> TrialLog::find(const TrialPlan& plan, const Trial& trial) const {
  const Key key(plan);
  const std::lock_guard lock(mutex_);
  for (const List& list : lists_) {
    if (list.key == key) {
      const auto found =
          std::find_if(list.finished.begin(), list.finished.end(),
                       [&](const Finished& each) { return are_same(each.trial, trial); });
      return found == list.finished.end() ? std::nullopt : std::optional(found->outcome);
    }
  }
  return std::nullopt;
}

void TrialLog::keep(const TrialPlan& plan, const Trial& trial, const TrialOutcome& outcome) {
  const Key key(plan);
  const std::lock_guard lock(mutex_);
  auto list =
      std::find_if(lists_.begin(), lists_.end(), [&](const List& each) { return each.key == key; });
  if (list == lists_.end()) {
    list = lists_.insert(list, List{key, {}});
  }
  list->finished.push_back({trial, outcome});
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/trials/trial_log.h"

#include <algorithm>

namespace steelyard {
namespace {

/// A thinned problem is made anew for each list: it is known by what it was made from.
bool are_same(const TrialPlan& one, const TrialPlan& other) {
  const auto whole = [](const TrialPlan& plan) {
    return plan.thinned() ? plan.whole : plan.problem;
  };
  return one.seed == other.seed && whole(one) == whole(other) &&
         one.problem->samples() == other.problem->samples() && one.run == other.run;
}

bool are_same(const Trial& one, const Trial& other) {
  return one.number == other.number && one.change == other.change;
}

}  // namespace

std::optional<TrialOutcome> TrialLog::find(const TrialPlan& plan, const Trial& trial) const {
  const std::lock_guard lock(mutex_);
  for (const List& list : lists_) {
    if (are_same(list.plan, plan)) {
      const auto found =
          std::find_if(list.finished.begin(), list.finished.end(),
                       [&](const Finished& each) { return are_same(each.trial, trial); });
      return found == list.finished.end() ? std::nullopt : std::optional(found->outcome);
    }
  }
  return std::nullopt;
}

void TrialLog::keep(const TrialPlan& plan, const Trial& trial, const TrialOutcome& outcome) {
  const std::lock_guard lock(mutex_);
  auto list = std::find_if(lists_.begin(), lists_.end(),
                           [&](const List& each) { return are_same(each.plan, plan); });
  if (list == lists_.end()) {
    list = lists_.insert(list, List{plan, {}});
  }
  list->finished.push_back({trial, outcome});
}

}  // namespace steelyard

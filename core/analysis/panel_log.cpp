// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/panel_log.h"

#include <algorithm>

namespace steelyard {
namespace {

bool are_same(const TrialPlan& one, const TrialPlan& other) {
  return one.run == other.run && one.problem == other.problem && one.seed == other.seed;
}

}  // namespace

void PanelLog::begin_with(const PanelSplits& splits) {
  const std::lock_guard lock(mutex_);
  if (splits_ != splits) {
    errors_.clear();
    if (splits_ && splits_->problem != splits.problem) {
      discoveries_.clear();
    }
    splits_ = splits;
  }
}

std::optional<JudgedError> PanelLog::error_of(Index split, const std::vector<Index>& set) const {
  const std::lock_guard lock(mutex_);
  const auto found = errors_.find({split, set});
  return found == errors_.end() ? std::nullopt : std::optional(found->second);
}

void PanelLog::keep_error(Index split, const std::vector<Index>& set, const JudgedError& error) {
  const std::lock_guard lock(mutex_);
  errors_.insert_or_assign({split, set}, error);
}

const std::vector<Index>* PanelLog::discoveries_of(const PanelDiscoveryPlan& plan) const {
  const auto found =
      std::find_if(discoveries_.begin(), discoveries_.end(),
                   [&](const Discovery& each) { return are_same(each.plan.plan, plan.plan); });
  return found == discoveries_.end() ? nullptr : &found->columns;
}

void PanelLog::keep_discoveries(const PanelDiscoveryPlan& plan, const std::vector<Index>& columns) {
  discoveries_.push_back({plan, columns});
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/panel_log.h"

namespace steelyard {

void PanelLog::begin_with(const PanelSplits& splits) {
  const std::lock_guard lock(mutex_);
  if (splits_ != splits) {
    errors_.clear();
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

}  // namespace steelyard

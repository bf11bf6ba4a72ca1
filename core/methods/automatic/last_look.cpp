// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/automatic/last_look.h"

#include "core/parallel.h"

namespace steelyard::automatic {

std::optional<Matrix> LastLook::errors_of(const std::vector<std::vector<Index>>& sets,
                                          const HeldOutColumns& task,
                                          const std::stop_token& stop) const {
  const Index splits = std::ssize(task.splits);
  Matrix errors(std::ssize(sets), splits);
  const bool whole = parallel_for(errors.size(), stop, [&](Index place) {
    const Index set = place / splits;
    const Index split = place % splits;
    errors(set, split) = error_by(judge_, task, sets[static_cast<std::size_t>(set)],
                                  task.splits[static_cast<std::size_t>(split)], stop)
                             .value_or(0.0);
  });
  return whole && !stop.stop_requested() ? std::optional(std::move(errors)) : std::nullopt;
}

LastLook::Progress LastLook::advance(const HeldOutColumns& task, const std::stop_token& stop) {
  if (left_.size() < 2) {
    return Progress::finished;
  }
  std::vector<std::vector<Index>> sets;
  for (std::size_t place = 0; place < left_.size(); ++place) {
    sets.push_back(left_);
    sets.back().erase(sets.back().begin() + static_cast<Index>(place));
  }
  sets.push_back(left_);
  const std::optional<Matrix> errors = errors_of(sets, task, stop);
  if (!errors) {
    return Progress::stopped;
  }
  if (at_first_.size() == 0) {
    at_first_ = errors->bottomRows(1).transpose();
  }
  Index least = 0;
  errors->topRows(std::ssize(left_)).rowwise().mean().minCoeff(&least);
  // Errors are in units of what knowing nothing errs, but for the folds.
  if (errors->row(least).mean() - at_first_.mean() > negligible_error) {
    return Progress::finished;
  }
  dropped_.push_back(left_[static_cast<std::size_t>(least)]);
  left_.erase(left_.begin() + least);
  return Progress::more;
}

}  // namespace steelyard::automatic

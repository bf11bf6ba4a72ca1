// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/automatic/last_look.h"

#include <algorithm>

#include "core/parallel.h"

namespace steelyard::automatic {

std::optional<Vector> LastLook::errors_of(const std::vector<Index>& set, const HeldOutColumns& task,
                                          const std::stop_token& stop) const {
  Vector errors(std::ssize(task.splits));
  const bool whole = parallel_for(errors.size(), stop, [&](Index split) {
    errors[split] = error_by(judge_, task, set, task.splits[static_cast<std::size_t>(split)], stop)
                        .value_or(0.0);
  });
  return whole && !stop.stop_requested() ? std::optional(std::move(errors)) : std::nullopt;
}

LastLook::Progress LastLook::advance(const HeldOutColumns& task, const std::stop_token& stop) {
  if (left_.size() < 2) {
    return Progress::finished;
  }
  std::vector<Index> set = left_;
  if (at_first_) {
    set.erase(set.begin() + std::ssize(without_));
  }
  std::optional<Vector> errors = errors_of(set, task, stop);
  if (!errors) {
    return Progress::stopped;
  }
  if (!at_first_) {
    at_first_ = std::move(errors);
    return Progress::more;
  }
  without_.push_back(*std::move(errors));
  return without_.size() < left_.size() ? Progress::more : drop_one(task);
}

LastLook::Progress LastLook::drop_one(const HeldOutColumns& task) {
  const auto least = std::min_element(
      without_.begin(), without_.end(),
      [](const Vector& one, const Vector& other) { return one.mean() < other.mean(); });
  if (gain_over(*at_first_, *least, task).mean > 0.0) {
    return Progress::finished;
  }
  const auto place = left_.begin() + (least - without_.begin());
  dropped_.push_back(*place);
  left_.erase(place);
  without_.clear();
  return Progress::more;
}

}  // namespace steelyard::automatic

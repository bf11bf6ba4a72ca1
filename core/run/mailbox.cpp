// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/mailbox.h"

#include <iterator>
#include <utility>

namespace steelyard {
namespace {

template <typename T>
void append(std::vector<T>& target, std::vector<T>&& more) {
  target.insert(target.end(), std::make_move_iterator(more.begin()),
                std::make_move_iterator(more.end()));
}

}  // namespace

void Mailbox::put(Snapshot&& snapshot) {
  const std::lock_guard lock(mutex_);
  if (!pending_) {
    pending_ = std::move(snapshot);
    return;
  }
  // In place: where there is no memory for more, what was there before is still there.
  Appended& all = pending_->appended;
  append(all.iterates, std::move(snapshot.appended.iterates));
  append(all.path, std::move(snapshot.appended.path));
  append(all.figures, std::move(snapshot.appended.figures));
  append(all.figure_points, std::move(snapshot.appended.figure_points));
  snapshot.appended = std::move(all);
  pending_ = std::move(snapshot);
}

void Mailbox::end(Outcome&& outcome) noexcept {
  const std::lock_guard lock(mutex_);
  if (!pending_) {
    pending_.emplace();
  }
  pending_->outcome = std::move(outcome);
}

std::optional<Snapshot> Mailbox::take() {
  const std::lock_guard lock(mutex_);
  return std::exchange(pending_, std::nullopt);
}

}  // namespace steelyard

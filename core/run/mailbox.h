// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <mutex>
#include <optional>

#include "core/run/snapshot.h"

namespace steelyard {

/// Passes snapshots from the run's thread to the window. It holds the newest state and everything
/// appended since the last read, so nothing is lost and there is no queue. Thread-safe.
class Mailbox {
 public:
  /// Replaces the state and adds what was appended.
  /// \throws std::bad_alloc and keeps what was there before
  void put(Snapshot&& snapshot);
  /// Sets this outcome in the run's last state. Needs no memory.
  void end(Outcome&& outcome) noexcept;
  /// Returns everything since the last call; `std::nullopt` if nothing came.
  [[nodiscard]] std::optional<Snapshot> take();

 private:
  std::mutex mutex_;
  std::optional<Snapshot> pending_;
};

}  // namespace steelyard

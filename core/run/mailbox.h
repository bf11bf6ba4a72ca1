// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <mutex>
#include <optional>

#include "core/run/snapshot.h"

namespace steelyard {

/// Passes snapshots from the run's thread to the window: holds the newest state and everything
/// appended since it was last read. Nothing is lost, and there is no queue. Thread-safe.
class Mailbox {
 public:
  /// Merges: the state is replaced, what was appended is added.
  /// \throws std::bad_alloc; what was there before is kept
  void put(Snapshot&& snapshot);
  /// Ends the run with this outcome in its last state. Needs no memory.
  void end(Outcome&& outcome) noexcept;
  /// Returns everything since the last call; nothing if nothing came.
  [[nodiscard]] std::optional<Snapshot> take();

 private:
  std::mutex mutex_;
  std::optional<Snapshot> pending_;
};

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <mutex>
#include <optional>

#include "core/run/snapshot.h"

namespace steelyard {

/// Between the run's thread and whoever looks: holds the newest state and everything appended
/// since the last look. Nothing is lost and nothing queues per iteration. Thread-safe.
class Mailbox {
 public:
  /// Merges: the state is replaced, what was appended is added.
  /// \throws std::bad_alloc; what was there before is kept
  void put(Snapshot&& snapshot);
  /// The last state there was is the end, with this outcome. Needs no memory.
  void end(Outcome&& outcome) noexcept;
  /// Takes all there is; nothing when nothing came since the last take.
  [[nodiscard]] std::optional<Snapshot> take();

 private:
  std::mutex mutex_;
  std::optional<Snapshot> pending_;
};

}  // namespace steelyard

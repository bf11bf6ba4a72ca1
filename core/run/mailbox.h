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
  void put(Snapshot&& snapshot);
  /// Takes all there is; nothing when nothing came since the last take.
  [[nodiscard]] std::optional<Snapshot> take();

 private:
  std::mutex mutex_;
  std::optional<Snapshot> pending_;
};

}  // namespace steelyard

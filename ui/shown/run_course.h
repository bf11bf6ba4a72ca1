// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/run/recording.h"
#include "core/run/result.h"
#include "core/run/snapshot.h"

namespace steelyard::ui {

/// What the run that is drawn has found so far, whichever solution is looked at. The board feeds it
/// before it tells the views, which read it and keep none of it.
class RunCourse {
 public:
  /// So that an exhaustive search stays quick to draw.
  static constexpr std::size_t keptOfEachNumber = 100;

  /// A run begins, or other data are shown.
  void clear();
  /// The run has come so far. Must be called with the snapshots of one run in their order.
  void add(const Snapshot& snapshot);
  /// The run has ended: its path is that of the result. Without a solution, nobody can go back to
  /// an iteration.
  void end(const Result& result);

  [[nodiscard]] const Recording& recording() const { return recording_; }
  /// The solutions of a search: the best of each number of features while it goes on, and those of
  /// the result once it has ended.
  [[nodiscard]] const std::vector<PathPoint>& path() const { return path_; }
  /// The position in the path of the point that the result suggests.
  [[nodiscard]] std::optional<std::size_t> suggested() const { return suggested_; }
  /// Another number for the path of another run, and for that of the result, so that a point of one
  /// is never taken for a point of the next.
  [[nodiscard]] std::uint64_t pathNumber() const { return pathNumber_; }

  /// Of a search, this is to be shown when the solution before could be read, in place of what has
  /// waited so far. What the snapshot has appended is left out, since it is drawn already.
  void letWait(const Snapshot& snapshot);
  /// What waits, which it then does no more.
  [[nodiscard]] std::optional<Snapshot> takeWaiting();
  void forgetWaiting() { waiting_.reset(); }

 private:
  void keep(const PathPoint& point);

  Recording recording_;
  std::vector<PathPoint> path_;
  std::optional<std::size_t> suggested_;
  std::uint64_t pathNumber_ = 0;
  std::optional<Snapshot> waiting_;
};

}  // namespace steelyard::ui

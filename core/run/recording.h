// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/run/snapshot.h"

namespace steelyard {

/// The solution of a run at one of its iterations.
struct RecordedIteration {
  std::uint64_t iteration = 0;
  double objective = 0.0;
  LearnedSpace space;            ///< empty if none is learned
  FeatureColumn leading;         ///< as in Snapshot
  std::vector<Index> selection;  ///< so far
};

/// The solutions of a run by iteration, so that a person can go back to them; the run's record
/// holds only the last one. If a snapshot knows a map or scores of its last iteration only, only
/// that iteration is recorded. Memory is bounded: when the limit is reached, every second iteration
/// is dropped, and from then on only every second one is taken. What is kept thus depends on what
/// was added, never on when.
class Recording {
 public:
  static constexpr std::size_t most_bytes = std::size_t{64} << 20U;
  static constexpr std::size_t most_iterations = 20000;

  explicit Recording(std::size_t bytes = most_bytes, std::size_t iterations = most_iterations)
      : bytes_allowed_(bytes), iterations_allowed_(iterations) {}

  void clear();
  /// Must be called with the snapshots of one run in their order.
  void add(const Snapshot& snapshot);
  [[nodiscard]] const std::vector<RecordedIteration>& iterations() const { return iterations_; }
  /// One of this many iterations was kept; 1 if all were.
  [[nodiscard]] std::size_t every() const { return every_; }

 private:
  void keep(RecordedIteration&& recorded);
  void thin();

  std::size_t bytes_allowed_;
  std::size_t iterations_allowed_;
  std::vector<RecordedIteration> iterations_;
  std::size_t bytes_ = 0;
  std::size_t added_ = 0;
  std::size_t every_ = 1;
};

}  // namespace steelyard

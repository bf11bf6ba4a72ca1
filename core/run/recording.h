// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/run/snapshot.h"

namespace steelyard {

/// What a run had found at one of its iterations.
struct RecordedIteration {
  std::uint64_t iteration = 0;
  double objective = 0.0;
  std::string stage;
  LearnedSpace space;            ///< nothing where none is learned
  FeatureColumn leading;         ///< as in Snapshot
  std::vector<Index> selection;  ///< so far
};

/// The solutions of a run, iteration by iteration, to go back to while its record holds the last
/// one only. What a snapshot knows of its last iteration alone (a map, scores) is recorded of that.
/// Bounded: when there is too much, every second iteration goes, and from then on only every second
/// one is taken; so what is kept depends on what was added, never on when.
class Recording {
 public:
  static constexpr std::size_t most_bytes = std::size_t{64} << 20U;
  static constexpr std::size_t most_iterations = 20000;

  explicit Recording(std::size_t bytes = most_bytes, std::size_t iterations = most_iterations)
      : bytes_allowed_(bytes), iterations_allowed_(iterations) {}

  void clear();
  /// Requires the snapshots of a run in their order.
  void add(const Snapshot& snapshot);
  [[nodiscard]] const std::vector<RecordedIteration>& iterations() const { return iterations_; }
  /// Of so many iterations one was kept; 1: all.
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

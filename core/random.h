// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <random>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// What random numbers are drawn for: two purposes of one seed share no numbers. The values are
/// part of every recorded result: none is ever changed or given away again.
enum class Purpose : std::uint64_t {
  rows_of_a_fit = 1,      ///< the rows that a method looks at
  samples_to_screen = 2,  ///< those that a step length is tried on
  batches = 3,            ///< by epoch
  first_item = 4,         ///< of a greedy selection
  cluster_centres = 5,    ///< by restart
  folds = 6,
  split = 7,            ///< into samples to learn from and to try on
  tried_samples = 8,    ///< of a held-out error
  random_rankings = 9,  ///< by ranking
  rows_of_a_plane = 10,
  feature_subsets = 11,      ///< by size
  subsamples = 12,           ///< by replicate
  seeds_of_replicates = 13,  ///< by replicate
  chosen_samples = 14,       ///< of a table
  points_of_a_map = 15,      ///< where an embedding begins
};

/// Seeded random numbers, the same on every platform: the standard library fixes the engine but
/// not the distributions, so those are ours. One object per purpose, handed in, never global.
class Random {
 public:
  /// For made-up data, and nothing else.
  explicit Random(std::uint64_t seed) : engine_(seed) {}
  /// A stream of its own for each seed, purpose and index: neighbouring seeds and indices have as
  /// little to do with each other as distant ones.
  Random(std::uint64_t seed, Purpose purpose, std::uint64_t index = 0);

  /// Uniform in [0, 1), with 53 random bits.
  [[nodiscard]] double uniform();
  /// Uniform in 0 .. bound - 1; bound >= 1. Unbiased.
  [[nodiscard]] std::uint64_t below(std::uint64_t bound);
  /// Standard normal, by the polar method of Marsaglia.
  [[nodiscard]] double normal();
  /// `count` different positions of 0 .. size - 1, ascending. 0 <= count <= size.
  [[nodiscard]] std::vector<Index> subset(Index size, Index count);

 private:
  std::mt19937_64 engine_;
  double spare_normal_ = 0.0;
  bool has_spare_ = false;
};

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <random>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// What random numbers are used for: two purposes with the same seed have independent streams.
/// Recorded results depend on these values: never change or reuse one.
enum class Purpose : std::uint64_t {
  rows_of_a_fit = 1,      ///< the rows that a method uses
  samples_to_screen = 2,  ///< the samples for finding a learning rate
  batches = 3,            ///< by epoch
  first_item = 4,         ///< of a greedy selection
  cluster_centres = 5,    ///< by restart
  folds = 6,
  split = 7,            ///< into training and test samples
  tried_samples = 8,    ///< of a held-out error
  random_rankings = 9,  ///< by ranking
  rows_of_a_plane = 10,
  feature_subsets = 11,      ///< by size
  subsamples = 12,           ///< by replicate
  seeds_of_replicates = 13,  ///< by replicate
  chosen_samples = 14,       ///< of a table
  points_of_a_map = 15,      ///< the start of an embedding
  permuted_target = 16,      ///< by replicate
  permuted_copies = 17,      ///< of inputs, by replicate
  gates = 18,                ///< their start and noise, by start
  tried_gates = 19,          ///< the noise that starts are compared with
  halves = 20,               ///< of the training samples, by shuffle
  validation_samples = 21,   ///< that a training is judged by
  start_of_a_map = 22,       ///< a random one
  start_of_a_critic = 23,    ///< its weights, by critic
  pairs_of_a_critic = 24,    ///< the batches and the mixed pairs that it is trained on, by critic
  dropped_units = 25,        ///< of a critic, by critic
  random_frequencies = 26,   ///< of Fourier features
  trees = 27,                ///< the samples and columns that a tree sees, by tree
  shadow_columns = 28,       ///< by round
  permuted_importance = 29,  ///< the order of a column's values, by tree
  knockoffs = 30,            ///< by draw
  order_of_knockoffs = 31,   ///< which of a pair comes first, and where, by draw
  randomisation_split = 32,  ///< into samples that are fitted and samples that are tested
  conditional_draws = 33,    ///< of one feature given the others, by feature
  made_up_data = 34,         ///< by table
  chance_margins = 35,       ///< targets in random order, by order
};

/// Seeded random numbers, identical on every platform: the standard specifies the engine but not
/// the distributions, so these are implemented here. One object per purpose, passed in, never
/// global.
class Random {
 public:
  /// For generated data only.
  explicit Random(std::uint64_t seed) : engine_(seed) {}
  /// A separate stream for each seed, purpose and index: neighbouring seeds and indices are as
  /// independent as distant ones.
  Random(std::uint64_t seed, Purpose purpose, std::uint64_t index = 0);

  /// Uniform in [0, 1), with 53 random bits.
  [[nodiscard]] double uniform();
  /// Uniform in 0 .. bound - 1; bound >= 1. Unbiased.
  [[nodiscard]] std::uint64_t below(std::uint64_t bound);
  /// Standard normal, by Marsaglia's polar method.
  [[nodiscard]] double normal();
  /// `count` distinct positions from 0 .. size - 1, ascending. 0 <= count <= size.
  [[nodiscard]] std::vector<Index> subset(Index size, Index count);
  /// All positions 0 .. size - 1 in random order; every order is equally likely.
  [[nodiscard]] std::vector<Index> permutation(Index size);

 private:
  std::mt19937_64 engine_;
  double spare_normal_ = 0.0;
  bool has_spare_ = false;
};

}  // namespace steelyard

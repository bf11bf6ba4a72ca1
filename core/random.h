// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <random>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// Scrambles the bits of a number, one to one, so that each bit of the result depends on all bits
/// (the last step of SplitMix64: Steele, Lea & Flood 2014, with the constants of Stafford's Mix13).
[[nodiscard]] inline std::uint64_t mixed_bits(std::uint64_t bits) {
  bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9ULL;
  bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebULL;
  return bits ^ (bits >> 31U);
}

/// What random numbers are used for: two purposes with the same seed have independent streams.
/// Recorded results depend on these values, so never change or reuse one. "By epoch" and the like
/// say what the index of a stream counts.
enum class Purpose : std::uint64_t {
  rows_of_a_fit = 1,      ///< the rows that a method uses
  samples_to_screen = 2,  ///< the samples for finding a learning rate
  batches = 3,            ///< the batches of training, by epoch
  first_item = 4,         ///< the first item of a greedy selection
  cluster_centres = 5,    ///< the first centres of k-means, by restart
  folds = 6,
  split = 7,            ///< into training and test samples
  tried_samples = 8,    ///< the samples used for a held-out error
  random_rankings = 9,  ///< by ranking
  rows_of_a_plane = 10,
  feature_subsets = 11,      ///< by size
  subsamples = 12,           ///< by replicate
  seeds_of_replicates = 13,  ///< by replicate
  chosen_samples = 14,       ///< the samples kept of a table
  points_of_a_map = 15,      ///< the start of an embedding
  permuted_target = 16,      ///< by replicate
  permuted_copies = 17,      ///< copies of the inputs, by replicate
  gates = 18,                ///< the start and the noise of gates, by start
  tried_gates = 19,          ///< the noise with which starts are compared
  halves = 20,               ///< of the training samples, by shuffle
  validation_samples = 21,   ///< the samples by which a training is judged
  start_of_a_map = 22,       ///< a random start
  start_of_a_critic = 23,    ///< the weights of a critic, by critic
  pairs_of_a_critic = 24,    ///< the batches and mixed pairs that a critic is trained on, by critic
  dropped_units = 25,        ///< of a critic, by critic
  random_frequencies = 26,   ///< of Fourier features
  trees = 27,                ///< the samples and columns that a tree sees, by tree
  shadow_columns = 28,       ///< by round
  permuted_importance = 29,  ///< the order of a column's values, by tree
  knockoffs = 30,            ///< by draw
  order_of_knockoffs = 31,   ///< which of a pair comes first, and where, by draw
  randomisation_split = 32,  ///< into samples to fit and samples to test
  conditional_draws = 33,    ///< of one feature given the others, by feature
  made_up_data = 34,         ///< by table
  chance_margins = 35,       ///< targets in random order, by order
  draws_by_weight = 36,      ///< where the drawing of samples by their weights begins
};

/// Seeded random numbers that are identical on every platform: the standard specifies the engine
/// but not the distributions, so these are implemented here. Each purpose gets an object of its
/// own, which is passed in and never global.
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

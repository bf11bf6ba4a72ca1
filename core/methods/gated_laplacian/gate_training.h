// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/methods/gated_laplacian/gated_loss.h"
#include "core/methods/gated_laplacian/gated_table.h"
#include "core/optimise/adam.h"
#include "core/random.h"

namespace steelyard::gated {

enum class GateNoise {
  per_feature,  ///< one number for each feature and step
  per_sample    ///< one for each cell
};

enum class GateOptimizer {
  adam,
  descent  ///< plain, as published
};

struct GateTraining {
  GateOptions gates;
  GateNoise noise = GateNoise::per_feature;
  GateOptimizer optimizer = GateOptimizer::adam;
  double learning_rate = 0.01;  ///< > 0
  Index batch = 0;              ///< samples of a step, >= 4; 0, or at least N: all
  std::uint64_t seed = 1;
};

/// Samples of a step, at most N.
[[nodiscard]] Index size_of_batch(const GateTraining& training, Index samples);

/// Where the gates of a start stand.
struct GateState {
  double loss = 0.0;           ///< running mean over the steps, each with its own noise
  double expected_open = 0.0;  ///< sum of the probabilities that a gate is open
  Index open = 0;              ///< mu > 0
  Index saturated = 0;         ///< mu >= 1: open whatever its noise, nearly
};

/// One start of the gates and its way down the loss. Starts differ by their number only: each has
/// its own random numbers, so any number of threads may train them.
class GateRestart {
 public:
  /// Adam keeps mu within these: far below 0 a gate is closed for good. A bound near 0 would leave
  /// each closed gate a probability that biases the loss without a parameter.
  static constexpr double lowest = -2.5;
  static constexpr double highest = 3.0;
  /// A gate is decided when it has been closed, or saturated, for so many steps.
  static constexpr int steps_to_decide = 500;

  /// Starts at mu = 0.5 with normal noise of standard deviation 0.01, cut at two of these, as
  /// published. Of 60 gates or more, starts of an odd number have a random fifth of them there, at
  /// least 20, and all others nearly closed: among many columns of noise, the first graph of all of
  /// them is chance, the same for every start, and may close the gates that matter. With such
  /// starts two moons are found among 198 columns of noise, without them not always among 98
  /// (bench_two_moons).
  /// \param table  must live longer than this
  GateRestart(const GatedTable& table, const GateTraining& training, std::uint64_t number);

  /// Takes each sample once, in batches; the last batch is filled from the first.
  /// \return false when stopped in between
  bool epoch(const std::stop_token& stop = {});

  [[nodiscard]] const Vector& mu() const { return mu_; }  ///< one a gate
  [[nodiscard]] GateState state() const;
  /// Every gate is closed or saturated, and has been for a while.
  [[nodiscard]] bool is_decided() const { return steps_unchanged_ >= steps_to_decide; }

 private:
  void close_most_gates();
  void take_samples(const std::vector<Index>& order, Index first, Index size);
  void step(const Matrix& samples);
  void note_gates();

  const GatedTable& table_;
  GateTraining training_;
  GatedLossFunction function_;
  Random random_;
  std::uint64_t number_;
  std::uint64_t epochs_ = 0;
  Adam adam_;
  Vector mu_;
  Matrix noise_;
  Matrix batch_;
  double loss_ = 0.0;
  std::uint64_t steps_ = 0;
  std::vector<int> gates_;  ///< 0 closed, 1 saturated, -1 neither; after the last step
  int steps_unchanged_ = 0;
};

/// The mean loss over draws of noise, and of batches, that are the same for all gates of a seed.
/// \param draws  >= 1    \return nothing when stopped
[[nodiscard]] std::optional<double> loss_on_common_noise(const GatedTable& table,
                                                         const GateTraining& training,
                                                         const Vector& mu, int draws = 50,
                                                         const std::stop_token& stop = {});

/// The gates with mu above 0, ascending.
[[nodiscard]] std::vector<Index> open_gates(const Vector& mu);

/// The start of lowest loss among those with at least two open gates: a single one has a loss near
/// -1 whatever its column is, the degenerate minimum. Of all starts where none has two. A start
/// whose loss is not finite comes after all others.
/// \param starts  not empty
[[nodiscard]] std::size_t best_start(const std::vector<GateState>& starts);

}  // namespace steelyard::gated

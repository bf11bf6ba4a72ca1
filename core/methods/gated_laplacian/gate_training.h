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
#include "core/optimise/gradient_steps.h"
#include "core/random.h"

namespace steelyard::gated {

enum class GateNoise {
  per_feature,  ///< one number for each feature and step
  per_sample    ///< one number for each feature, sample and step
};

enum class GateOptimizer {
  adam,
  descent  ///< plain gradient descent, as published
};

struct GateTraining {
  GatedLossOptions gates;
  GateNoise noise = GateNoise::per_feature;
  GateOptimizer optimizer = GateOptimizer::adam;
  double learning_rate = 0.01;  ///< > 0
  Index batch = 0;              ///< samples in a step, >= 4; all if 0 or at least N
  std::uint64_t seed = 1;
};

/// The number of samples in a step, at most N.
[[nodiscard]] Index size_of_batch(const GateTraining& training, Index samples);

/// The current state of the gates of one start.
struct GateState {
  double loss = 0.0;           ///< running mean over the steps, each with its own noise
  double expected_open = 0.0;  ///< sum of the probabilities that a gate is open
  Index open = 0;              ///< mu > 0
  Index saturated = 0;         ///< mu >= 1: open almost whatever the noise
};

/// One start of the gates and its descent. Starts differ only in their number, and each has its own
/// random numbers, so any number of threads may train them.
class GateRestart {
 public:
  /// Adam keeps mu within these bounds. The lower one is so far below 0 that a gate there stays
  /// closed. A bound near 0 would leave each closed gate a probability of being open, which biases
  /// the loss without a parameter.
  static constexpr double lowest = -2.5;
  static constexpr double highest = 3.0;
  /// A start is decided once each gate has stayed closed, or saturated, for this many steps.
  static constexpr int steps_to_decide = 500;

  /// Starts at mu = 0.5 plus normal noise of standard deviation 0.01, cut at two standard
  /// deviations, as published. With 60 gates or more, starts of odd number have only a random fifth
  /// of the gates there, at least 20, and all others nearly closed. The reason: among many columns
  /// of noise, the first graph of all columns is due to chance, is nearly the same for every start,
  /// and may close the gates that matter. With such starts, two moons are found among 198 columns
  /// of noise; without them, not always among 98 (bench_two_moons).
  /// \param table  must outlive this object
  GateRestart(const GatedTable& table, const GateTraining& training, std::uint64_t number);

  /// One pass over the samples, in batches; the last batch is filled up with samples of the first.
  /// \return false when stopped in between
  bool epoch(const std::stop_token& stop = {});

  [[nodiscard]] const Vector& mu() const { return mu_; }  ///< one value for each gate
  [[nodiscard]] GateState state() const;
  /// Whether every gate has been closed or saturated for steps_to_decide steps.
  [[nodiscard]] bool is_decided() const { return steps_unchanged_ >= steps_to_decide; }

 private:
  void close_most_gates();
  void take_samples(const std::vector<Index>& order, Index first, Index size);
  /// \param columns  see GatedLossFunction
  void step(const Matrix& samples, const Matrix& columns);
  void note_gates();
  void add_chances();

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
  double expected_open_ = 0.0;  ///< see GateState
  std::uint64_t steps_ = 0;
  std::vector<int> gates_;  ///< after the last step: 0 closed, 1 saturated, -1 neither
  int steps_unchanged_ = 0;
};

/// The mean loss over draws of noise and of batches that depend only on the seed, so that different
/// gates can be compared.
/// \param draws  >= 1
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<double> loss_on_common_noise(const GatedTable& table,
                                                         const GateTraining& training,
                                                         const Vector& mu, int draws = 50,
                                                         const std::stop_token& stop = {});

/// The gates with mu above 0, ascending.
[[nodiscard]] std::vector<Index> open_gates(const Vector& mu);

/// The start of lowest loss among those with at least two open gates, because a single open gate
/// has a loss near -1 whatever its column is: the degenerate minimum. If no start has two open
/// gates, the start of lowest loss among all. A start whose loss is not finite comes after all
/// others.
/// \param starts  not empty
[[nodiscard]] std::size_t best_start(const std::vector<GateState>& starts);

}  // namespace steelyard::gated

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>

#include "core/methods/dii/kernel.h"
#include "core/methods/dii/options.h"
#include "core/optimise/gradient_steps.h"
#include "core/random.h"

namespace steelyard::dii {

/// Minimises the DII with the L1 penalty of Eqs. 8-10, one epoch at a time, by plain descent or by
/// Adam. Weights are in the coordinates of the given space. Features with the same tie share one
/// weight.
class Descent {
 public:
  /// \param information  must outlive the descent
  /// \param start        D values, >= 0, at least one not 0
  /// \param tie_of       D numbers: features with equal numbers share their weight; empty if none
  ///                     do
  Descent(const Information& information, const Options& options, Vector start,
          std::vector<Index> tie_of = {});

  /// Computes the value and the gradient at the start.
  /// \return false when stopped
  [[nodiscard]] bool begin(const std::stop_token& stop);
  /// One epoch at the given initial rate: one step, or one per mini-batch.
  /// \return false when stopped; the epoch is then undone.
  [[nodiscard]] bool step(double initial_rate, const std::stop_token& stop);

  [[nodiscard]] std::uint64_t epoch() const { return epoch_; }
  [[nodiscard]] const Vector& weights() const { return state_.weights; }
  [[nodiscard]] const Evaluation& evaluation() const { return state_.evaluation; }
  /// The DII is no longer defined: every weight is 0, or one has overflowed.
  [[nodiscard]] bool lost() const { return loss_ != Loss::none; }
  /// Every weight is 0, and there is a penalty. Other descents are lost because of too long steps.
  [[nodiscard]] bool extinct() const { return loss_ == Loss::extinct; }
  /// True if the DII with its L1 term has changed by less than the tolerance for several epochs,
  /// and no warm restart is left.
  [[nodiscard]] bool settled() const { return quiet_epochs_ >= epochs_to_settle; }

 private:
  static constexpr int epochs_to_settle = 5;

  /// What an epoch changes. An interrupted epoch leaves it as it was.
  struct State {
    Vector weights;
    Evaluation evaluation;
    LogAdam adam;
    double scale = 1.0;  ///< product of all factors that the weights were divided by; divides a
                         ///< fixed lambda, too
  };

  enum class Loss { none, extinct, diverged };
  [[nodiscard]] Loss loss_of(const Vector& weights) const;
  [[nodiscard]] double objective(const State& state) const;
  [[nodiscard]] double progress(std::uint64_t epoch) const;
  /// The rate of the next step.
  [[nodiscard]] double rate(double initial_rate) const;
  void restart_if_due();
  [[nodiscard]] LambdaChoice lambda(const State& state, std::uint64_t epoch) const;
  [[nodiscard]] bool evaluate(State& state, std::uint64_t epoch, std::span<const Index> batch,
                              const std::stop_token& stop);
  void move(State& state, double rate) const;
  [[nodiscard]] Vector tied_gradient(const Vector& gradient) const;
  [[nodiscard]] std::vector<std::vector<Index>> shuffled_batches() const;

  const Information& information_;
  std::unique_ptr<Kernel> kernel_;
  Options options_;
  std::vector<Index> tie_of_;
  State state_;
  std::uint64_t epoch_ = 0;
  /// The epochs over which the rate decays: all of them unless there is a warm restart.
  struct Cycle {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
  };
  Cycle cycle_;
  int quiet_epochs_ = 0;
  Loss loss_ = Loss::none;
};

}  // namespace steelyard::dii

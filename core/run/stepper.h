// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>

#include "core/run/result.h"
#include "core/run/snapshot.h"

namespace steelyard {

/// How much one call of advance() may do. The driver adapts it so that a call takes about 30 ms;
/// results never depend on it.
struct Budget {
  std::size_t iterations = 1;  ///< >= 1; a single step is exactly 1
};

/// A run in progress, advanced by its caller, so that pause, single step and stop need no thread. A
/// study is a Stepper that drives other Steppers through this same contract.
///
/// Only finite numbers pass. If the method returns an objective, a weight or a score that is not
/// finite, the run ends as failed, and no iterate, path point or history holds that number. So no
/// search can rank, keep or suggest such a solution.
class Stepper {
 public:
  Stepper() = default;
  Stepper(const Stepper&) = delete;
  Stepper& operator=(const Stepper&) = delete;
  virtual ~Stepper() = default;

  /// The meaning of each value in Iterate::scalars; the first is the objective. Constant during a
  /// run.
  [[nodiscard]] virtual std::span<const ScalarInfo> scalars() const = 0;

  /// Does at most `budget.iterations` iterations. Checks the token at least every 50 ms of work;
  /// when it is set, drops the unfinished iteration and returns Outcome stopped. The first call
  /// returns only the value at the start (iteration 0). Must not be called again after a snapshot
  /// with an outcome.
  /// \throws Error only for a fault; numerical trouble is Outcome failed
  [[nodiscard]] Snapshot advance(Budget budget, std::stop_token stop);

  /// The best result so far; may be called at any time after the first advance().
  [[nodiscard]] Result result() const;

 private:
  /// As advance(), before the numbers are checked.
  [[nodiscard]] virtual Snapshot work(Budget budget, std::stop_token stop) = 0;
  /// As result(), before the numbers are checked.
  [[nodiscard]] virtual Result best_so_far() const = 0;

  std::optional<Outcome> failure_;  ///< set by advance() when numbers are not finite
};

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>
#include <string>

#include "core/run/stepper.h"

namespace steelyard {

constexpr std::size_t most_iterations = 65536;  ///< of one piece

/// The next number of iterations so that a piece of work takes about `target_seconds`. Moves by at
/// most a factor of 4 at a time, so that one slow piece (another program) does not stall the next,
/// and never goes above most_iterations: the number would grow without end where every piece is
/// short. \param spent_seconds  of the last piece, > 0 or 0 when too short to measure
[[nodiscard]] Budget next_budget(Budget last, double spent_seconds, double target_seconds = 0.03);

/// How much each piece of a run may do so that it takes about 30 ms. Starts again at each stage,
/// because an iteration of the next one may take a thousand times as long.
class Pace {
 public:
  [[nodiscard]] Budget budget() const { return budget_; }
  /// \param spent_seconds  by the piece that ended with this snapshot    \param allowed  to it
  void learn(const Snapshot& snapshot, double spent_seconds, Budget allowed);

 private:
  Budget budget_;
  std::string stage_;
};

/// One piece of work. Any exception, out of memory included, becomes Outcome failed.
[[nodiscard]] Snapshot advance(Stepper& stepper, Budget budget, const std::stop_token& stop);

/// The best result of a run that ended with this outcome. A result that cannot be had, for want of
/// memory, or that is not finite, is Outcome failed, and the reason says why; if the run has failed
/// before, its reason stays.
[[nodiscard]] Result result_of(const Stepper& stepper, const Outcome& outcome);
/// The same for what gives the best so far in another way.
[[nodiscard]] Result result_of(const std::function<Result()>& best_so_far, const Outcome& outcome);

/// Drives a stepper to its end in the calling thread and owns the clock. The observer sees every
/// snapshot, in order.
/// \return the outcome of the last snapshot
Outcome drive(Stepper& stepper, const std::stop_token& stop,
              const std::function<void(Snapshot&&)>& observer);

}  // namespace steelyard

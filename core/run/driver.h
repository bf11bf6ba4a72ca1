// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>

#include "core/run/stepper.h"

namespace steelyard {

constexpr std::size_t most_iterations = 65536;  ///< upper limit for one piece

/// The number of iterations for the next piece, so that it takes about `target_seconds`. The number
/// changes by at most a factor of 4 at a time, so that one piece slowed down by another program
/// does not make the next ones too short. It never exceeds most_iterations, because it would grow
/// without end if every piece were short.
/// \param spent_seconds  duration of the last piece, > 0; or 0 when it was too short to measure
[[nodiscard]] Budget next_budget(Budget last, double spent_seconds, double target_seconds = 0.03);

/// Sizes the pieces of a run so that each takes about 30 ms. Starts again at each stage, because an
/// iteration of the next stage may take a thousand times as long.
class Pace {
 public:
  [[nodiscard]] Budget budget() const { return budget_; }
  /// \param spent_seconds  duration of the piece that ended with this snapshot
  /// \param allowed        budget of that piece
  void learn(const Snapshot& snapshot, double spent_seconds, Budget allowed);

 private:
  Budget budget_;
  std::size_t stage_ = 0;  ///< Snapshot::stage_number of the last piece
};

/// Does one piece of work. Any exception, even for lack of memory, becomes Outcome failed.
[[nodiscard]] Snapshot advance(Stepper& stepper, Budget budget, const std::stop_token& stop);

/// The best result of a run that ended with this outcome. If the result cannot be had for lack of
/// memory, or is not finite, its outcome is Outcome failed with the reason. If the run had failed
/// before, the outcome keeps that reason.
[[nodiscard]] Result result_of(const Stepper& stepper, const Outcome& outcome);
/// The same for any other source of the best result so far.
[[nodiscard]] Result result_of(const std::function<Result()>& best_so_far, const Outcome& outcome);

/// Drives a stepper to its end in the calling thread and owns the clock. The observer sees every
/// snapshot, in order.
/// \return the outcome of the last snapshot
Outcome drive(Stepper& stepper, const std::stop_token& stop,
              const std::function<void(Snapshot&&)>& observer);

/// Says when the next piece of a watched run may begin, so that the whole run takes about as long
/// as asked. It relies on the fraction that the run reports as done; without such reports it never
/// delays a piece. It affects when pieces begin and how long they are, never their results.
class Tempo {
 public:
  using Clock = std::chrono::steady_clock;

  /// \param seconds  duration of a whole run; 0 for as fast as possible
  void set_seconds(double seconds);
  [[nodiscard]] double seconds() const { return seconds_; }
  /// Forgets time that is owed or saved, after a pause.
  void restart() { due_.reset(); }
  /// Must be called when a piece begins.
  void begin(Clock::time_point now);
  /// Must be called after a piece.
  /// \param fraction  how much of the run is done, 0 .. 1
  void learn(double fraction);
  /// Whether the next piece still has to wait.
  [[nodiscard]] bool is_early(Clock::time_point now) const { return due_ && now < *due_; }
  /// When the next piece is due. Requires is_early().
  [[nodiscard]] Clock::time_point due() const { return *due_; }
  /// The budget of the next piece, small enough for a person to follow it.
  /// \param most  budget of a run as fast as possible
  [[nodiscard]] Budget budget(Budget most) const;

 private:
  double seconds_ = 0.0;
  double done_ = 0.0;
  std::optional<Clock::time_point> due_;
  Budget budget_;
};

}  // namespace steelyard

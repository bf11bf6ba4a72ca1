// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <optional>

#include "core/run/stepper.h"

namespace steelyard {

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

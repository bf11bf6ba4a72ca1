// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "core/run/driver.h"
#include "core/run/mailbox.h"
#include "core/run/stepper.h"

namespace steelyard {

/// One run in one thread of lower priority, which owns the OpenMP team. The owner looks into the
/// mailbox whenever it likes; no callback ever crosses threads. The destructor stops the run and
/// joins the thread.
class BackgroundRun {
 public:
  enum class Start { running, paused };

  /// A run that starts paused computes the value at the start (iteration 0) and then waits.
  /// \param threads  threads of the run's OpenMP team; 0 for all cores
  /// \param seconds  see set_duration()
  BackgroundRun(std::unique_ptr<Stepper> stepper, Start start, int threads = 0,
                double seconds = 0.0);
  BackgroundRun(const BackgroundRun&) = delete;
  BackgroundRun& operator=(const BackgroundRun&) = delete;
  ~BackgroundRun();

  void pause();
  void resume();
  /// Runs one iteration, however many pieces it takes, then pauses again. Steps requested before it
  /// ends add up.
  void step();
  /// From now on, the run waits between its pieces so that a whole run would take about this long.
  /// Its results do not change.
  /// \param seconds  duration of a whole run; 0 for as fast as possible
  void set_duration(double seconds);
  /// Asks the run to stop and returns at once. The last snapshot then has Outcome stopped.
  void stop();

  /// Seconds of work so far, without pauses and waits: the cost of the run.
  [[nodiscard]] double worked_seconds() const;
  /// The newest state and everything appended since the last look; `std::nullopt` if nothing is
  /// new.
  [[nodiscard]] std::optional<Snapshot> look();
  /// The best result so far, as of the last finished piece. Waits for the current piece (about
  /// 30 ms).
  [[nodiscard]] Result result() const;
  /// Requests the best result so far without waiting: take_result() returns it after the current
  /// piece, even if the run is paused.
  void want_result();
  [[nodiscard]] std::optional<Result> take_result();

 private:
  class ResultVisit;

  /// The next piece of work.
  struct Piece {
    Budget budget;
    bool single = false;  ///< a step that step() requested
  };

  template <typename Change>
  void control(Change change);
  void work(const std::stop_token& stop);
  [[nodiscard]] Piece wait_for_work(const std::stop_token& stop);
  [[nodiscard]] bool may_begin_piece() const;
  void wait_for_change(std::unique_lock<std::mutex>& lock, const std::stop_token& stop);
  void advance_to_the_end(const std::stop_token& stop);
  void settle(const Piece& piece, const Snapshot& snapshot, double spent_seconds);
  void give_result();

  std::unique_ptr<Stepper> stepper_;
  mutable std::mutex stepper_mutex_;  ///< held during a piece
  Mailbox mailbox_;
  mutable std::mutex control_mutex_;
  mutable std::condition_variable_any control_changed_;
  mutable std::uint64_t changes_ = 0;  ///< changes of the members below; each ends a wait
  bool paused_ = false;
  std::size_t steps_owed_ = 0;
  mutable int results_wanted_ = 0;  ///< waiting result() calls, served first: mutexes are unfair
  bool result_asked_ = false;
  std::optional<Result> given_result_;
  Tempo tempo_;
  double worked_seconds_ = 0.0;
  Pace pace_;            ///< used only by the run's thread
  Outcome last_resort_;  ///< made in advance, while there was memory
  int threads_ = 0;
  std::jthread thread_;  ///< last: it must be joined before anything above is destroyed
};

}  // namespace steelyard

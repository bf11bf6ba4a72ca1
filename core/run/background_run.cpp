// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/background_run.h"

#include <chrono>
#include <new>
#include <utility>

#include "core/in_words.h"
#include "core/parallel.h"
#include "core/platform/thread_priority.h"

namespace steelyard {

/// The thread begins last: a run that is to be watched must not have done half of its work before
/// it hears of that.
BackgroundRun::BackgroundRun(std::unique_ptr<Stepper> stepper, Start start, int threads,
                             double seconds)
    : stepper_(std::move(stepper)),
      paused_(start == Start::paused),
      steps_owed_(start == Start::paused ? 1 : 0),
      last_resort_{Ending::failed, statement_of(std::bad_alloc())},
      threads_(threads) {
  tempo_.set_seconds(seconds);
  thread_ = std::jthread([this](const std::stop_token& stop) { work(stop); });
}

BackgroundRun::~BackgroundRun() { stop(); }

template <typename Change>
void BackgroundRun::control(Change change) {
  {
    const std::lock_guard lock(control_mutex_);
    change();
    ++changes_;
  }
  control_changed_.notify_all();
}

void BackgroundRun::pause() {
  control([this] { paused_ = true; });
}

void BackgroundRun::resume() {
  control([this] {
    paused_ = false;
    steps_owed_ = 0;
    tempo_.restart();
  });
}

void BackgroundRun::step() {
  control([this] {
    paused_ = true;
    ++steps_owed_;
  });
}

void BackgroundRun::set_duration(double seconds) {
  control([this, seconds] { tempo_.set_seconds(seconds); });
}

void BackgroundRun::stop() { thread_.request_stop(); }

double BackgroundRun::worked_seconds() const {
  const std::lock_guard lock(control_mutex_);
  return worked_seconds_;
}

std::optional<Snapshot> BackgroundRun::look() { return mailbox_.take(); }

/// As long as it exists, the run's thread starts no further piece.
class BackgroundRun::ResultVisit {
 public:
  explicit ResultVisit(const BackgroundRun& run) : run_(run) {
    const std::lock_guard lock(run_.control_mutex_);
    ++run_.results_wanted_;
  }
  ResultVisit(const ResultVisit&) = delete;
  ResultVisit& operator=(const ResultVisit&) = delete;
  ~ResultVisit() {
    {
      const std::lock_guard lock(run_.control_mutex_);
      --run_.results_wanted_;
      ++run_.changes_;
    }
    run_.control_changed_.notify_all();
  }

 private:
  const BackgroundRun& run_;
};

Result BackgroundRun::result() const {
  const ResultVisit visit(*this);
  const std::lock_guard lock(stepper_mutex_);
  return stepper_->result();
}

void BackgroundRun::want_result() {
  control([this] { result_asked_ = true; });
}

std::optional<Result> BackgroundRun::take_result() {
  const std::lock_guard lock(control_mutex_);
  return std::exchange(given_result_, std::nullopt);
}

/// In the run's own thread, between two pieces. Without memory for a result, none is delivered.
void BackgroundRun::give_result() {
  std::optional<Result> result;
  try {
    const std::lock_guard lock(stepper_mutex_);
    result = stepper_->result();
  } catch (const std::exception&) {
    result.reset();
  }
  const std::lock_guard lock(control_mutex_);
  given_result_ = std::move(result);
  result_asked_ = false;
}

bool BackgroundRun::may_begin_piece() const {
  const bool in_time = !paused_ && !tempo_.is_early(Tempo::Clock::now());
  return results_wanted_ == 0 && (in_time || steps_owed_ > 0);
}

void BackgroundRun::wait_for_change(std::unique_lock<std::mutex>& lock,
                                    const std::stop_token& stop) {
  const auto changed = [this, seen = changes_] { return changes_ != seen; };
  if (!paused_ && results_wanted_ == 0) {
    control_changed_.wait_until(lock, stop, tempo_.due(), changed);
  } else {
    control_changed_.wait(lock, stop, changed);
  }
}

BackgroundRun::Piece BackgroundRun::wait_for_work(const std::stop_token& stop) {
  std::unique_lock lock(control_mutex_);
  while (!stop.stop_requested()) {
    if (result_asked_) {
      lock.unlock();
      give_result();
      lock.lock();
    } else if (may_begin_piece()) {
      break;
    } else {
      wait_for_change(lock, stop);
    }
  }
  tempo_.begin(Tempo::Clock::now());
  return steps_owed_ > 0 ? Piece{Budget{1}, true} : Piece{tempo_.budget(pace_.budget()), false};
}

/// A long iteration (a search for a learning rate) may take several pieces, so a step ends only
/// when something was appended.
void BackgroundRun::settle(const Piece& piece, const Snapshot& snapshot, double spent_seconds) {
  const Appended& appended = snapshot.appended;
  const bool empty = appended.iterates.empty() && appended.path.empty() &&
                     appended.figure_points.empty() && appended.figures.empty();
  if (!piece.single) {
    pace_.learn(snapshot, spent_seconds, piece.budget);
  }
  const std::lock_guard lock(control_mutex_);
  tempo_.learn(snapshot.fraction);
  worked_seconds_ += spent_seconds;
  if (piece.single && steps_owed_ > 0 && !empty) {
    --steps_owed_;
  }
}

void BackgroundRun::work(const std::stop_token& stop) {
  lower_this_threads_priority();
  if (threads_ > 0) {
    set_most_threads(static_cast<std::size_t>(threads_));
  }
  try {
    advance_to_the_end(stop);
  } catch (...) {  // there was no memory for the message
    mailbox_.end(std::move(last_resort_));
  }
}

void BackgroundRun::advance_to_the_end(const std::stop_token& stop) {
  using Clock = std::chrono::steady_clock;
  for (bool ended = false; !ended;) {
    const Piece piece = wait_for_work(stop);
    // Posted before the stepper is unlocked, so that result() is never ahead of the mailbox.
    const std::lock_guard lock(stepper_mutex_);
    const auto start = Clock::now();
    Snapshot snapshot = advance(*stepper_, piece.budget, stop);
    const std::chrono::duration<double> spent = Clock::now() - start;
    settle(piece, snapshot, spent.count());
    ended = snapshot.outcome.has_value();
    mailbox_.put(std::move(snapshot));
  }
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/background_run.h"

#include <chrono>
#include <new>
#include <utility>

#include "core/in_words.h"
#include "core/parallel.h"
#include "core/run/thread_priority.h"

namespace steelyard {

BackgroundRun::BackgroundRun(std::unique_ptr<Stepper> stepper, Start start, int threads)
    : stepper_(std::move(stepper)),
      paused_(start == Start::paused),
      steps_owed_(start == Start::paused ? 1 : 0),
      last_resort_{Ending::failed, in_words(std::bad_alloc())},
      threads_(threads),
      thread_([this](const std::stop_token& stop) { work(stop); }) {}

BackgroundRun::~BackgroundRun() { stop(); }

void BackgroundRun::pause() {
  const std::lock_guard lock(control_mutex_);
  paused_ = true;
}

void BackgroundRun::resume() {
  {
    const std::lock_guard lock(control_mutex_);
    paused_ = false;
    steps_owed_ = 0;
  }
  control_changed_.notify_all();
}

void BackgroundRun::step() {
  {
    const std::lock_guard lock(control_mutex_);
    paused_ = true;
    ++steps_owed_;
  }
  control_changed_.notify_all();
}

void BackgroundRun::stop() { thread_.request_stop(); }

bool BackgroundRun::paused() const {
  const std::lock_guard lock(control_mutex_);
  return paused_;
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
  {
    const std::lock_guard lock(control_mutex_);
    result_asked_ = true;
  }
  control_changed_.notify_all();
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

std::optional<Budget> BackgroundRun::wait_for_work(const std::stop_token& stop) {
  std::unique_lock lock(control_mutex_);
  const auto may_work = [this] { return results_wanted_ == 0 && (!paused_ || steps_owed_ > 0); };
  control_changed_.wait(lock, stop, [&] { return result_asked_ || may_work(); });
  while (result_asked_ && !stop.stop_requested()) {
    lock.unlock();
    give_result();
    lock.lock();
    control_changed_.wait(lock, stop, [&] { return result_asked_ || may_work(); });
  }
  return steps_owed_ > 0 ? std::optional(Budget{1}) : std::nullopt;
}

/// A long iteration (a search for a learning rate) may take several pieces, so a step ends only
/// when something was appended.
void BackgroundRun::settle_step(const Snapshot& snapshot) {
  const Appended& appended = snapshot.appended;
  const std::lock_guard lock(control_mutex_);
  if (steps_owed_ > 0 && !(appended.iterates.empty() && appended.path.empty() &&
                           appended.figure_points.empty() && appended.figures.empty())) {
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
    const std::optional<Budget> single = wait_for_work(stop);
    // Posted before the stepper is unlocked, so that result() is never ahead of the mailbox.
    const std::lock_guard lock(stepper_mutex_);
    const auto start = Clock::now();
    Snapshot snapshot = advance(*stepper_, single.value_or(pace_.budget()), stop);
    if (single) {
      settle_step(snapshot);
    } else {
      pace_.learn(snapshot, std::chrono::duration<double>(Clock::now() - start).count());
    }
    ended = snapshot.outcome.has_value();
    mailbox_.put(std::move(snapshot));
  }
}

}  // namespace steelyard

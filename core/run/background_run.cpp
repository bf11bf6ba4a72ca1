// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/background_run.h"

#include <omp.h>

#include <chrono>
#include <exception>
#include <utility>

#include "core/run/driver.h"
#include "core/run/thread_priority.h"

namespace steelyard {

BackgroundRun::BackgroundRun(std::unique_ptr<Stepper> stepper, Start start, int threads)
    : stepper_(std::move(stepper)),
      paused_(start == Start::paused),
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

Result BackgroundRun::result() const {
  const std::lock_guard lock(stepper_mutex_);
  return stepper_->result();
}

std::optional<Budget> BackgroundRun::wait_for_work(const std::stop_token& stop) {
  std::unique_lock lock(control_mutex_);
  control_changed_.wait(lock, stop, [this] { return !paused_ || steps_owed_ > 0; });
  if (steps_owed_ > 0) {
    --steps_owed_;
    return Budget{1};
  }
  return std::nullopt;
}

Snapshot BackgroundRun::piece(Budget budget, const std::stop_token& stop) {
  const std::lock_guard lock(stepper_mutex_);
  try {
    return stepper_->advance(budget, stop);
  } catch (const std::exception& error) {
    Snapshot failed;
    failed.outcome = Outcome{Ending::failed, error.what()};
    return failed;
  }
}

void BackgroundRun::work(const std::stop_token& stop) {
  using Clock = std::chrono::steady_clock;
  lower_this_threads_priority();
  if (threads_ > 0) {
    omp_set_num_threads(threads_);
  }
  for (bool ended = false; !ended;) {
    const std::optional<Budget> single = wait_for_work(stop);
    const auto start = Clock::now();
    Snapshot snapshot = piece(single.value_or(budget_), stop);
    if (!single) {
      budget_ = next_budget(budget_, std::chrono::duration<double>(Clock::now() - start).count());
    }
    ended = snapshot.outcome.has_value();
    mailbox_.put(std::move(snapshot));
  }
}

}  // namespace steelyard

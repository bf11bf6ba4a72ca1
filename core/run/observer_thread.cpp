// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/observer_thread.h"

#include <exception>
#include <utility>

#include "core/run/thread_priority.h"

namespace steelyard {

ObserverThread::ObserverThread(ProjectionRegistry projections, double share)
    : projections_(std::move(projections)),
      duty_(share),
      thread_([this](const std::stop_token& stop) { work(stop); }) {}

void ObserverThread::request(ObservationRequest request) {
  {
    const std::lock_guard lock(mutex_);
    request.urgent = request.urgent || (waiting_ && waiting_->urgent);
    waiting_ = std::move(request);
  }
  changed_.notify_all();
}

std::optional<ObservationReply> ObserverThread::take() {
  const std::lock_guard lock(mutex_);
  return std::exchange(reply_, std::nullopt);
}

bool ObserverThread::busy() const {
  const std::lock_guard lock(mutex_);
  return waiting_.has_value() || serving_;
}

void ObserverThread::finish() {
  std::unique_lock lock(mutex_);
  if (waiting_) {
    waiting_->urgent = true;
    changed_.notify_all();
  }
  changed_.wait(lock, [this] { return !waiting_ && !serving_; });
}

std::optional<ObservationRequest> ObserverThread::next_request(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, stop, [this] { return waiting_.has_value(); });
  if (!stop.stop_requested() && !waiting_->urgent) {
    // A newer request may come meanwhile, and an urgent one ends the rest.
    changed_.wait_until(lock, stop, duty_.next_start(), [this] { return waiting_->urgent; });
  }
  if (stop.stop_requested()) {
    return std::nullopt;
  }
  serving_ = true;
  return std::exchange(waiting_, std::nullopt);
}

ObservationReply ObserverThread::serve(const ObservationRequest& request) const {
  ObservationReply reply;
  reply.run = request.run;
  reply.aside = request.aside;
  try {
    reply.observation = observe(*request.problem, request.weights, request.iteration,
                                request.options, projections_);
  } catch (const std::exception& error) {
    reply.trouble = error.what();
  }
  return reply;
}

void ObserverThread::deliver(ObservationReply reply, DutyCycle::Clock::time_point begun) {
  {
    const std::lock_guard lock(mutex_);
    reply_ = std::move(reply);
    serving_ = false;
    duty_.worked(begun, DutyCycle::Clock::now());
  }
  changed_.notify_all();
}

void ObserverThread::work(const std::stop_token& stop) {
  lower_this_threads_priority();
  while (const auto request = next_request(stop)) {
    const auto begun = DutyCycle::Clock::now();
    deliver(serve(*request), begun);
  }
}

}  // namespace steelyard

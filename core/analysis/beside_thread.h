// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

#include "core/parallel.h"
#include "core/platform/thread_priority.h"

namespace steelyard {

/// Limits repeated work to a share of the wall time: after t seconds of work, the next piece may
/// start (1 - share) / share * t seconds later. Has no clock; times are passed in.
class DutyCycle {
 public:
  using Clock = std::chrono::steady_clock;

  /// \param share  share of the wall time, 0 < share <= 1
  explicit DutyCycle(double share) : share_(share) {}

  void worked(Clock::time_point begun, Clock::time_point ended) {
    const std::chrono::duration<double> rest = (ended - begun) * ((1.0 - share_) / share_);
    next_start_ = ended + std::chrono::duration_cast<Clock::duration>(rest);
  }
  /// The earliest start of the next piece; in the past before the first one.
  [[nodiscard]] Clock::time_point next_start() const { return next_start_; }

 private:
  double share_;
  Clock::time_point next_start_{};
};

/// Serves requests beside a run, in a single thread of lower priority. Holds one waiting request,
/// which a newer one replaces. Uses only a share of the wall time, except for urgent requests, and
/// always serves the last request eventually. Thread-safe. The destructor stops the current request
/// and joins the thread.
/// \tparam Request  has `bool urgent`: a user is waiting, or no run is active, so that the share
///                  does not apply
template <typename Request, typename Reply>
class BesideThread {
 public:
  /// Returns no reply when stopped. Exceptions are lost, so failures must be reported in the reply.
  using Serve = std::function<std::optional<Reply>(const Request&, const std::stop_token&)>;

  BesideThread(Serve serve, double share)
      : serve_(std::move(serve)),
        duty_(share),
        thread_([this](const std::stop_token& stop) { work(stop); }) {}
  BesideThread(const BesideThread&) = delete;
  BesideThread& operator=(const BesideThread&) = delete;
  ~BesideThread() { abandon(); }

  /// A request that replaces an urgent one is urgent too.
  void request(Request request) {
    {
      const std::lock_guard lock(mutex_);
      request.urgent = request.urgent || (waiting_ && waiting_->urgent);
      waiting_ = std::move(request);
    }
    changed_.notify_all();
  }
  /// Drops the waiting request, stops the current one and discards an untaken reply.
  void abandon() {
    const std::lock_guard lock(mutex_);
    waiting_.reset();
    reply_.reset();
    serving_stop_.request_stop();
  }
  /// The newest reply; `std::nullopt` if there is none since the last call.
  [[nodiscard]] std::optional<Reply> take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(reply_, std::nullopt);
  }
  /// True while a request is waiting or being served.
  [[nodiscard]] bool busy() const {
    const std::lock_guard lock(mutex_);
    return waiting_.has_value() || serving_;
  }
  /// Waits until all requests are served. Makes a waiting request urgent.
  void finish() {
    std::unique_lock lock(mutex_);
    if (waiting_) {
      waiting_->urgent = true;
      changed_.notify_all();
    }
    changed_.wait(lock, [this] { return !waiting_ && !serving_; });
  }

 private:
  using Clock = DutyCycle::Clock;

  std::optional<Request> next_request(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    do {
      changed_.wait(lock, stop, [this] { return waiting_.has_value(); });
      if (!stop.stop_requested() && !waiting_->urgent) {
        // Meanwhile a newer request may arrive, an urgent one ends the pause, and a request may be
        // dropped.
        changed_.wait_until(lock, stop, duty_.next_start(),
                            [this] { return !waiting_ || waiting_->urgent; });
      }
    } while (!stop.stop_requested() && !waiting_);
    if (stop.stop_requested()) {
      return std::nullopt;
    }
    serving_ = true;
    serving_stop_ = std::stop_source();
    return std::exchange(waiting_, std::nullopt);
  }

  void deliver(std::optional<Reply> reply, Clock::time_point begun) {
    {
      const std::lock_guard lock(mutex_);
      if (reply && !serving_stop_.stop_requested()) {
        reply_ = std::move(reply);
      }
      serving_ = false;
      duty_.worked(begun, Clock::now());
    }
    changed_.notify_all();
  }

  void work(const std::stop_token& stop) {
    lower_this_threads_priority();
    const SingleThread beside_the_run;
    while (const auto request = next_request(stop)) {
      const auto begun = Clock::now();
      deliver(served(*request), begun);
    }
  }

  /// Failures are reported in the reply; if there is no memory for that, there is no reply.
  [[nodiscard]] std::optional<Reply> served(const Request& request) const noexcept {
    try {
      return serve_(request, serving_stop());
    } catch (...) {
      return std::nullopt;
    }
  }

  [[nodiscard]] std::stop_token serving_stop() const {
    const std::lock_guard lock(mutex_);
    return serving_stop_.get_token();
  }

  const Serve serve_;
  mutable std::mutex mutex_;
  std::condition_variable_any changed_;
  std::optional<Request> waiting_;
  std::optional<Reply> reply_;
  std::stop_source serving_stop_;
  bool serving_ = false;
  DutyCycle duty_;
  std::jthread thread_;  ///< last: it must be joined before anything above is destroyed
};

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTimer>
#include <chrono>
#include <functional>
#include <utility>

namespace steelyard::ui {

/// Owns a thread that serves requests beside a run, and passes its replies to the window's thread,
/// at most 30 times a second.
/// \tparam Thread  a BesideThread, or what has the same `request`, `take`, `busy` and `finish`
template <typename Thread, typename Reply>
class WatchedThread {
 public:
  using Show = std::function<void(const Reply&)>;

  /// \param show   called in the window's thread
  /// \param parts  of which the thread is made
  template <typename... Parts>
  explicit WatchedThread(Show show, Parts&&... parts)
      : show_(std::move(show)), thread_(std::forward<Parts>(parts)...) {
    using namespace std::chrono_literals;
    timer_.setInterval(33ms);
    QObject::connect(&timer_, &QTimer::timeout, &timer_, [this] { look(); });
  }

  template <typename Request>
  void request(Request request) {
    thread_.request(std::move(request));
    if (!timer_.isActive()) {
      timer_.start();
    }
  }
  /// Waits for the work in progress and shows its result; for use without an event loop.
  void finish() {
    thread_.finish();
    look();
  }
  [[nodiscard]] Thread& thread() { return thread_; }
  [[nodiscard]] const Thread& thread() const { return thread_; }

 private:
  void look() {
    const bool more = thread_.busy();  // before take(): what finishes later is taken next time
    const auto reply = thread_.take();
    if (!more) {
      timer_.stop();
    }
    if (reply) {
      show_(*reply);
    }
  }

  const Show show_;
  QTimer timer_;
  Thread thread_;
};

}  // namespace steelyard::ui

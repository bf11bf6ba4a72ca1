// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTimer>
#include <chrono>
#include <functional>
#include <utility>

#include "core/analysis/beside_thread.h"

namespace steelyard::ui {

/// Serves requests in a thread beside a run and passes the replies to the window's thread, at most
/// 30 times a second. See BesideThread, which it owns.
template <typename Request, typename Reply>
class BackgroundQuery {
 public:
  using Serve = typename BesideThread<Request, Reply>::Serve;
  using Show = std::function<void(const Reply&)>;

  /// \param serve  called in the thread; must not throw
  /// \param show   called in the window's
  BackgroundQuery(Serve serve, double share, Show show)
      : show_(std::move(show)), thread_(std::move(serve), share) {
    using namespace std::chrono_literals;
    timer_.setInterval(33ms);
    QObject::connect(&timer_, &QTimer::timeout, &timer_, [this] { look(); });
  }

  /// Replaces a waiting request; the one being served is finished first.
  void request(Request request) {
    thread_.request(std::move(request));
    if (!timer_.isActive()) {
      timer_.start();
    }
  }
  /// The same, but the request being served is abandoned.
  void requestInstead(Request wanted) {
    forget();
    request(std::move(wanted));
  }
  /// No reply to an earlier request will be shown.
  void forget() { thread_.abandon(); }
  /// Waits for the work in progress and shows its result; for use without an event loop.
  void finish() {
    thread_.finish();
    look();
  }
  [[nodiscard]] bool busy() const { return thread_.busy(); }

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
  BesideThread<Request, Reply> thread_;
};

}  // namespace steelyard::ui

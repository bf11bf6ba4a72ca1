// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTimer>
#include <chrono>
#include <functional>
#include <utility>

#include "core/analysis/beside_thread.h"

namespace steelyard::ui {

/// Has requests served beside a run and brings the replies to the window's thread, at most 30 times
/// a second. See BesideThread, which it owns.
template <typename Request, typename Reply>
class BesideFeed {
 public:
  using Serve = typename BesideThread<Request, Reply>::Serve;
  using Show = std::function<void(const Reply&)>;

  /// \param serve  called in the thread; must not throw    \param show  called in the window's
  BesideFeed(Serve serve, double share, Show show)
      : show_(std::move(show)), thread_(std::move(serve), share) {
    using namespace std::chrono_literals;
    timer_.setInterval(33ms);
    QObject::connect(&timer_, &QTimer::timeout, &timer_, [this] { look(); });
  }

  /// Takes the place of one that waits; what is being served is finished first.
  void request(Request request) {
    thread_.request(std::move(request));
    if (!timer_.isActive()) {
      timer_.start();
    }
  }
  /// The same, and what is being served is given up.
  void requestInstead(Request wanted) {
    forget();
    request(std::move(wanted));
  }
  /// Nothing that was asked for will be shown.
  void forget() { thread_.abandon(); }
  /// Waits for what is under way and shows it; for use without an event loop.
  void finish() {
    thread_.finish();
    look();
  }
  [[nodiscard]] bool busy() const { return thread_.busy(); }

 private:
  void look() {
    const bool more = thread_.busy();  // before take(): what is done after this is taken next time
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

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <utility>

#include "core/analysis/beside_thread.h"
#include "ui/jobs/watched_thread.h"

namespace steelyard::ui {

/// Serves requests in a thread beside a run and passes the replies to the window's thread, at most
/// 30 times a second. See BesideThread, which it owns.
template <typename Request, typename Reply>
class BackgroundQuery {
  using Watched = WatchedThread<BesideThread<Request, Reply>, Reply>;

 public:
  using Serve = typename BesideThread<Request, Reply>::Serve;
  using Show = typename Watched::Show;

  /// \param serve  called in the thread; must not throw
  /// \param show   called in the window's
  BackgroundQuery(Serve serve, double share, Show show)
      : watched_(std::move(show), std::move(serve), share) {}

  /// Replaces a waiting request; the one being served is finished first.
  void request(Request request) { watched_.request(std::move(request)); }
  /// The same, but the request being served is abandoned.
  void requestInstead(Request wanted) {
    forget();
    request(std::move(wanted));
  }
  /// No reply to an earlier request will be shown.
  void forget() { watched_.thread().abandon(); }
  /// Waits for the work in progress and shows its result; for use without an event loop.
  void finish() { watched_.finish(); }
  [[nodiscard]] bool busy() const { return watched_.thread().busy(); }

 private:
  Watched watched_;
};

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

#include "core/analysis/plane_thread.h"
#include "ui/jobs/watched_thread.h"

namespace steelyard::ui {

/// Passes the information imbalance plane from its thread to the window's. Replies to requests made
/// before the last forgetEarlier() are dropped.
class PlaneFeed : public QObject {
  Q_OBJECT
 public:
  explicit PlaneFeed(QObject* parent = nullptr);

  void request(PlaneRequest request);
  /// Another run begins, or the data changed.
  void forgetEarlier() { ++run_; }
  /// Waits for the work in progress and delivers it; for use without an event loop.
  void finish() { thread_.finish(); }

 Q_SIGNALS:
  void placed(const steelyard::PlaneReply& reply);

 private:
  void deliver(const PlaneReply& reply);

  std::uint64_t run_ = 0;
  WatchedThread<PlaneThread, PlaneReply> thread_;
};

}  // namespace steelyard::ui

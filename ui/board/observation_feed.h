// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

#include "core/analysis/observation.h"
#include "ui/jobs/watched_thread.h"

namespace steelyard::ui {

/// Passes observations from their thread to the window's. Replies to requests made before the last
/// forgetEarlier() are dropped.
class ObservationFeed : public QObject {
  Q_OBJECT
 public:
  explicit ObservationFeed(QObject* parent = nullptr);

  void request(ObservationRequest request);
  /// Another run begins, or the data changed.
  void forgetEarlier() { ++run_; }
  /// Waits for the work in progress and delivers it; for use without an event loop.
  void finish() { observer_.finish(); }

  [[nodiscard]] const ProjectionRegistry& projections() const {
    return observer_.thread().projections();
  }

 Q_SIGNALS:
  void observed(const steelyard::Observation& observation);
  /// An observation of weights that do not come from the run.
  void observedAside(const steelyard::Observation& observation);
  void troubled(const QString& why);

 private:
  void deliver(const ObservationReply& reply);

  std::uint64_t run_ = 0;
  WatchedThread<ObserverThread, ObservationReply> observer_;
};

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>
#include <cstdint>
#include <thread>

#include "core/analysis/column_imbalance.h"

namespace steelyard::ui {

/// Compares two sets of columns without blocking the window. Each comparison ends in exactly one of
/// done, failed and stopped; nothing from an older one arrives after a new one has begun.
class ComparisonJob : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  /// Abandons a comparison in progress, which then emits nothing more.
  void start(ColumnComparison comparison);
  void stop() { thread_.request_stop(); }
  /// Stops it; it then emits nothing more.
  void abandon();
  [[nodiscard]] bool isBusy() const { return busy_; }

 Q_SIGNALS:
  void done(const steelyard::ColumnImbalance& found);
  void failed(const QString& message);
  void stopped();

 private:
  void work(const std::stop_token& stop, std::uint64_t number, const ColumnComparison& comparison);
  /// Runs `tell` in the window's thread unless a newer comparison has begun.
  template <typename Tell>
  void end(std::uint64_t number, Tell tell);

  std::uint64_t number_ = 0;
  bool busy_ = false;
  std::jthread thread_;  // last: stopped and joined before the other members are destroyed
};

}  // namespace steelyard::ui

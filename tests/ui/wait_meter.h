// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <algorithm>
#include <vector>

namespace steelyard::tests {

/// Measures how long each turn of the event loop kept the next from coming: a timer of 0 ms fires
/// once a turn.
class WaitMeter : public QObject {
 public:
  WaitMeter() {
    clock_.start();
    QObject::connect(&timer_, &QTimer::timeout, this, &WaitMeter::note);
    timer_.start(0);
  }
  /// Ends the turn that is under way: call it after something that was done outside the loop.
  void note() {
    waits_.push_back(static_cast<double>(clock_.nsecsElapsed()) * 1e-6);
    clock_.restart();
  }
  /// In milliseconds.
  [[nodiscard]] double longest() const { return *std::max_element(waits_.begin(), waits_.end()); }
  /// In milliseconds: a share of all time was spent in waits of at most this length. This is what
  /// a user who clicks at any moment meets.
  [[nodiscard]] double quantileOfTime(double share) {
    std::sort(waits_.begin(), waits_.end());
    double total = 0.0;
    for (const double wait : waits_) {
      total += wait;
    }
    double seen = 0.0;
    for (const double wait : waits_) {
      seen += wait;
      if (seen >= share * total) {
        return wait;
      }
    }
    return waits_.back();
  }

 private:
  QTimer timer_;
  QElapsedTimer clock_;
  std::vector<double> waits_;
};

}  // namespace steelyard::tests

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <algorithm>
#include <fstream>
#include <vector>

namespace steelyard::tests {

/// How long this thread could have run but had no processor, because other programs or threads had
/// them, in nanoseconds since it began; 0 where the system does not say.
[[nodiscard]] inline double nanosecondsWithoutProcessor() {
  std::ifstream stat("/proc/thread-self/schedstat");
  double worked = 0.0;
  double waited = 0.0;
  return stat >> worked >> waited ? waited : 0.0;
}

/// Measures how long each turn of the event loop kept the next from coming: a timer of 0 ms fires
/// once a turn. The time in which a busy machine gave the thread no processor does not count: it
/// says nothing of the program.
class WaitMeter : public QObject {
 public:
  WaitMeter() {
    begin();
    QObject::connect(&timer_, &QTimer::timeout, this, &WaitMeter::note);
    timer_.start(0);
  }
  /// Ends the turn that is under way: call it after something that was done outside the loop.
  void note() {
    const double all = static_cast<double>(clock_.nsecsElapsed());
    waits_.push_back(std::max(0.0, all - (nanosecondsWithoutProcessor() - without_)) * 1e-6);
    begin();
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
  void begin() {
    clock_.restart();
    without_ = nanosecondsWithoutProcessor();
  }

  QTimer timer_;
  QElapsedTimer clock_;
  double without_ = 0.0;  // until this turn
  std::vector<double> waits_;
};

}  // namespace steelyard::tests

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QElapsedTimer>
#include <QString>
#include <optional>

namespace steelyard::ui {

/// How long a run has been computing, not counting its pauses.
class RunClock {
 public:
  void start();
  void pause();
  void resume();
  [[nodiscard]] double seconds() const;

 private:
  QElapsedTimer sinceResumed_;
  double before_ = 0.0;  ///< seconds up to the last pause
  bool going_ = false;
};

/// The remaining time if `fraction` (0 .. 1) took `elapsed` seconds; none while it is too early to
/// say.
[[nodiscard]] std::optional<double> remainingSeconds(double elapsed, double fraction);
/// "0.4 s", "12 s", "3:05", "1:02:03", "more than a year" (also for NaN).
[[nodiscard]] QString durationText(double seconds);

}  // namespace steelyard::ui

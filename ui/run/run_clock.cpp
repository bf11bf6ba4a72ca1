// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/run/run_clock.h"

#include <QCoreApplication>
#include <cmath>

#include "core/duration_text.h"
#include "ui/number_text.h"

namespace steelyard::ui {

void RunClock::start() {
  before_ = 0.0;
  going_ = true;
  sinceResumed_.start();
}

void RunClock::pause() {
  before_ = seconds();
  going_ = false;
}

void RunClock::resume() {
  if (!going_) {
    going_ = true;
    sinceResumed_.start();
  }
}

double RunClock::seconds() const {
  return before_ + (going_ ? static_cast<double>(sinceResumed_.nsecsElapsed()) * 1e-9 : 0.0);
}

std::optional<double> remainingSeconds(double elapsed, double fraction) {
  constexpr double tooEarly = 0.01;
  if (!(fraction >= tooEarly) || fraction > 1.0) {
    return std::nullopt;
  }
  return elapsed * (1.0 - fraction) / fraction;
}

QString durationText(double seconds) {
  if (!(seconds < longest_duration)) {
    return QCoreApplication::translate("Duration", "more than a year");
  }
  if (seconds < 9.95) {
    return QCoreApplication::translate("Duration", "%1 s").arg(fixedText(seconds, 1));
  }
  const auto whole = static_cast<qlonglong>(std::llround(seconds));
  if (whole < 60) {
    return QCoreApplication::translate("Duration", "%1 s").arg(whole);
  }
  const QString clock = QStringLiteral("%1:%2")
                            .arg((whole / 60) % 60, whole < 3600 ? 1 : 2, 10, QLatin1Char('0'))
                            .arg(whole % 60, 2, 10, QLatin1Char('0'));
  return whole < 3600 ? clock : QStringLiteral("%1:%2").arg(whole / 3600).arg(clock);
}

}  // namespace steelyard::ui

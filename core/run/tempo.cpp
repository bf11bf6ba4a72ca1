// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/tempo.h"

#include <algorithm>

#include "core/run/driver.h"

namespace steelyard {

void Tempo::set_seconds(double seconds) {
  seconds_ = seconds;
  budget_ = {};
  restart();
}

void Tempo::begin(Clock::time_point now) {
  if (!due_) {
    due_ = now;
  }
}

void Tempo::learn(double fraction) {
  const double more = std::max(0.0, fraction - done_);
  done_ += more;
  if (seconds_ <= 0.0 || more <= 0.0) {
    return;
  }
  const double scheduled = more * seconds_;
  budget_ = next_budget(budget_, scheduled);
  if (due_) {
    *due_ += std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(scheduled));
  }
}

Budget Tempo::budget(Budget most) const {
  return seconds_ > 0.0 ? Budget{std::min(most.iterations, budget_.iterations)} : most;
}

}  // namespace steelyard

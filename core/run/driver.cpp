// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/driver.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace steelyard {

Budget next_budget(Budget last, double spent_seconds, double target_seconds) {
  constexpr double most_change = 4.0;
  const double wanted = spent_seconds > 0.0 ? target_seconds / spent_seconds : most_change;
  const double factor = std::clamp(wanted, 1.0 / most_change, most_change);
  const double iterations = static_cast<double>(last.iterations) * factor;
  return {std::max<std::size_t>(1, static_cast<std::size_t>(iterations))};
}

Outcome drive(Stepper& stepper, const std::stop_token& stop,
              const std::function<void(Snapshot&&)>& observer) {
  using Clock = std::chrono::steady_clock;
  Budget budget;
  for (;;) {
    const auto start = Clock::now();
    Snapshot snapshot = stepper.advance(budget, stop);
    budget = next_budget(budget, std::chrono::duration<double>(Clock::now() - start).count());
    const std::optional<Outcome> outcome = snapshot.outcome;
    observer(std::move(snapshot));
    if (outcome) {
      return *outcome;
    }
  }
}

}  // namespace steelyard

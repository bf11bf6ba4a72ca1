// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/driver.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <optional>
#include <utility>

#include "core/in_words.h"
#include "core/message.h"

namespace steelyard {

Budget next_budget(Budget last, double spent_seconds, double target_seconds) {
  constexpr double most_change = 4.0;
  const double wanted = spent_seconds > 0.0 ? target_seconds / spent_seconds : most_change;
  const double factor = std::clamp(wanted, 1.0 / most_change, most_change);
  const double iterations = static_cast<double>(last.iterations) * factor;
  return {
      static_cast<std::size_t>(std::clamp(iterations, 1.0, static_cast<double>(most_iterations)))};
}

void Pace::learn(const Snapshot& snapshot, double spent_seconds, Budget allowed) {
  budget_ = snapshot.stage_number == stage_ ? next_budget(allowed, spent_seconds) : Budget{};
  stage_ = snapshot.stage_number;
}

Snapshot advance(Stepper& stepper, Budget budget, const std::stop_token& stop) {
  try {
    return stepper.advance(budget, stop);
  } catch (const std::exception& exception) {
    Snapshot failed;
    failed.outcome = Outcome{Ending::failed, statement_of(exception)};
    return failed;
  }
}

Result result_of(const std::function<Result()>& best_so_far, const Outcome& outcome) {
  Result result;
  std::optional<Message> lost;
  try {
    result = best_so_far();
  } catch (const std::exception& exception) {
    lost = message("run.result_lost", "the result so far could not be kept: {1}",
                   statement_of(exception));
  }
  const bool has_failed = outcome.ending == Ending::failed;
  if (has_failed && lost) {
    result.warnings.push_back(*lost);
  }
  if (!has_failed && lost) {
    result.outcome = {Ending::failed, *std::move(lost)};
  } else if (has_failed || result.outcome.ending != Ending::failed) {
    result.outcome = outcome;
  }
  return result;
}

Result result_of(const Stepper& stepper, const Outcome& outcome) {
  return result_of([&] { return stepper.result(); }, outcome);
}

Outcome drive(Stepper& stepper, const std::stop_token& stop,
              const std::function<void(Snapshot&&)>& observer) {
  using Clock = std::chrono::steady_clock;
  Pace pace;
  for (;;) {
    const auto start = Clock::now();
    Snapshot snapshot = advance(stepper, pace.budget(), stop);
    pace.learn(snapshot, std::chrono::duration<double>(Clock::now() - start).count(),
               pace.budget());
    const std::optional<Outcome> outcome = snapshot.outcome;
    observer(std::move(snapshot));
    if (outcome) {
      return *outcome;
    }
  }
}

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

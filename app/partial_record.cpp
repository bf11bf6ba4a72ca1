// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/partial_record.h"

#include <QString>
#include <algorithm>
#include <utility>

#include "core/error.h"
#include "core/message.h"

namespace steelyard::app {
namespace {

std::chrono::duration<double> interval() {
  constexpr double usual = 30.0;
  bool isNumber = false;
  const double asked = qEnvironmentVariable("STEELYARD_KEEP_SECONDS").toDouble(&isNumber);
  return std::chrono::duration<double>(isNumber && asked >= 0.0 && asked < 1e6 ? asked : usual);
}

}  // namespace

PartialRecord::PartialRecord(const Record& begun, Write write)
    : begun_(begun),
      write_(std::move(write)),
      interval_(interval()),
      next_(start_ + std::chrono::duration_cast<Clock::duration>(interval_)) {}

void PartialRecord::look(const Stepper& stepper) {
  const Clock::time_point now = Clock::now();
  if (!write_ || now < next_) {
    return;
  }
  Record partial = begun_;
  partial.result = stepper.result();
  if (has_solution(partial.result)) {
    partial.partial = true;
    partial.seconds = std::chrono::duration<double>(now - start_).count();
    partial.result.outcome = {
        Ending::stopped, message("partial_record.going_on", "saved while the run was going on")};
    try {
      write_(std::move(partial));
    } catch (const Error&) {  // NOLINT(bugprone-empty-catch): see the header
    }
  }
  // Writing a large record takes time, which is limited to a small share of the run's.
  constexpr int share = 20;
  const Clock::time_point done = Clock::now();
  next_ =
      done + std::max(std::chrono::duration_cast<Clock::duration>(interval_), share * (done - now));
}

}  // namespace steelyard::app

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <functional>

#include "core/record/record.h"
#include "core/run/stepper.h"

namespace steelyard::app {

/// Saves the results so far of a long run every half minute, so that a kill or a power cut loses no
/// more than that. The environment variable STEELYARD_KEEP_SECONDS changes the interval.
class PartialRecord {
 public:
  using Write = std::function<void(Record)>;

  /// \param begun  the record without a result
  /// \param write  may be empty: then nothing is saved
  PartialRecord(const Record& begun, Write write);

  /// Call between two pieces of work; writes when it is due. Failures are ignored: the run
  /// continues, and its end will report them.
  void look(const Stepper& stepper);

 private:
  using Clock = std::chrono::steady_clock;

  const Record& begun_;
  Write write_;
  std::chrono::duration<double> interval_;
  Clock::time_point start_ = Clock::now();
  Clock::time_point next_;
};

}  // namespace steelyard::app

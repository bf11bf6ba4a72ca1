// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <functional>

#include "core/record/record.h"
#include "core/run/stepper.h"

namespace steelyard::app {

/// Keeps what a long run has found so far, every half minute, so that a kill or a power cut loses
/// no more than that. STEELYARD_KEEP_SECONDS in the environment says another number.
class PartialRecord {
 public:
  using Write = std::function<void(Record)>;

  /// \param begun  the record without a result    \param write  none: nothing is kept
  PartialRecord(const Record& begun, Write write);

  /// To be called between two pieces of work; writes when it is time. One that cannot be written is
  /// passed over: the run goes on, and its end will tell.
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

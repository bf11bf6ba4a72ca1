// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>

#include "core/run/stepper.h"

namespace steelyard {

/// The next number of iterations so that a piece of work takes about `target_seconds`. Moves by at
/// most a factor of 4 at a time, so that one slow piece (another program) does not stall the next.
/// \param spent_seconds  of the last piece, > 0 or 0 when too short to measure
[[nodiscard]] Budget next_budget(Budget last, double spent_seconds, double target_seconds = 0.03);

/// Drives a stepper to its end in the calling thread and owns the clock. The observer sees every
/// snapshot, in order.
/// \return the outcome of the last snapshot
Outcome drive(Stepper& stepper, const std::stop_token& stop,
              const std::function<void(Snapshot&&)>& observer);

}  // namespace steelyard

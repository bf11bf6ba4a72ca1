// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <benchmark/benchmark.h>

namespace steelyard::tests {

/// What is beyond a bound by this factor is no noise of a machine.
inline constexpr double gross = 3.0;

/// Tells the times of a benchmark in milliseconds and ends it with an error, which .ci/run --full
/// refuses, where it takes grossly longer than its bar and is not even faster than the plain form:
/// a slow machine slows both.
inline void hold_bar(benchmark::State& state, double ms, double bar_ms, double plain_to_fast) {
  state.counters["ms"] = ms;
  state.counters["bar_ms"] = bar_ms;
  state.counters["plain_to_fast"] = plain_to_fast;
  if (ms > gross * bar_ms && plain_to_fast < 1.0) {
    state.SkipWithError("grossly slower than its bar, and slower than the plain form");
  }
}

}  // namespace steelyard::tests

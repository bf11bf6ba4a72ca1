// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace steelyard::tests {

/// What is beyond a bound by this factor is no noise of a machine.
inline constexpr double gross = 3.0;

/// What a program of benchmarks ends with: .ci/run refuses a wrong result always, a missed bar only
/// with --full, since the times of short runs are noise.
enum class Verdict { held = 0, wrong = 1, slow = 2 };

/// The worst that this program has found.
inline Verdict& verdict() {
  static Verdict found = Verdict::held;
  return found;
}

/// A wrong result outweighs any time.
inline void find(Verdict one) {
  if (verdict() != Verdict::wrong && one != Verdict::held) {
    verdict() = one;
  }
}

[[nodiscard]] inline int exit_code() { return static_cast<int>(verdict()); }

/// Says what is wrong unless it holds, for programs that print tables of their own.
inline bool hold(bool holds, Verdict otherwise, const char* what) {
  if (!holds) {
    find(otherwise);
    std::printf("%s: %s\n", otherwise == Verdict::wrong ? "WRONG" : "SLOW", what);
  }
  return holds;
}

/// Likewise ends a benchmark with an error.
inline bool hold(benchmark::State& state, bool holds, Verdict otherwise, const char* what) {
  if (!holds) {
    find(otherwise);
    state.SkipWithError(what);
  }
  return holds;
}

/// Whether two numbers are the same but for rounding. False where one is not a number.
[[nodiscard]] inline bool agree_to(double tolerance, double a, double b) {
  return std::abs(a - b) <= tolerance * std::max(std::abs(a), std::abs(b));
}

/// Whether something happens in more tables than a promised share allows: such a count, or a larger
/// one, comes by chance once in 10,000 draws.
[[nodiscard]] inline bool too_many(double found, double tables, double share) {
  double exactly = std::pow(1.0 - share, tables);
  double fewer = 0.0;
  for (double count = 0.0; count < found; count += 1.0) {
    fewer += exactly;
    exactly *= (tables - count) / (count + 1.0) * share / (1.0 - share);
  }
  return 1.0 - fewer < 1e-4;
}

/// Tells the times of a benchmark in milliseconds and ends it with an error where it takes grossly
/// longer than its bar and is not even faster than the plain form: a slow machine slows both.
inline void hold_bar(benchmark::State& state, double ms, double bar_ms, double plain_to_fast) {
  state.counters["ms"] = ms;
  state.counters["bar_ms"] = bar_ms;
  state.counters["plain_to_fast"] = plain_to_fast;
  hold(state, ms <= gross * bar_ms || plain_to_fast >= 1.0, Verdict::slow,
       "grossly slower than its bar, and slower than the plain form");
}

/// Tells how many times faster than its baseline something is, and ends the benchmark with an error
/// where that is grossly less than what its comment or resources/docs promises.
inline void hold_ratio(benchmark::State& state, const char* name, double ratio, double promised) {
  state.counters[name] = ratio;
  hold(state, ratio * gross >= promised, Verdict::slow,
       "grossly slower beside its baseline than promised");
}

/// Instead of the library's own main, which ends with 0 whatever a benchmark says.
inline int run_benchmarks(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) {
    return 1;
  }
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return exit_code();
}

}  // namespace steelyard::tests

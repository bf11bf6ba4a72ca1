// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The first benchmark of the DII's paper (Wild et al. 2024, Table 1), draw by draw: a single cosine
// decay of 100 epochs beside the default, which decays twice and starts twice. What the default
// costs, and whether it reaches DADApy's 0.0026.
//
// Takes about two minutes. --benchmark_min_time below 0.1 (a smoke test): two small draws.

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <memory>
#include <vector>

#include "core/data/generators.h"
#include "core/methods/dii/dii_method.h"
#include "core/problem/problem.h"
#include "core/run/driver.h"
#include "tests/benchmark/held_bound.h"
#include "tests/support/benchmark_arguments.h"
#include "tests/support/run_method.h"
#include "tests/support/stopwatch.h"
#include "tests/support/studied.h"

namespace {

using namespace steelyard;

/// The shortest of several runs: others may use the machine.
struct Timed {
  double seconds = std::numeric_limits<double>::infinity();
  double dii = 0.0;
};

void time_once(const Method& method, const ProblemPtr& problem, const tests::Settings& settings,
               Timed& run) {
  const double seconds =
      tests::seconds_of([&] { run.dii = tests::run_to_end(method, problem, settings).objective; });
  run.seconds = std::min(run.seconds, seconds);
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return 0.5 * (values[(values.size() - 1) / 2] + values[values.size() / 2]);
}

}  // namespace

int main(int argc, char** argv) {
  const bool smoke = tests::is_smoke(argc, argv);
  const std::uint64_t draws = smoke ? 2 : 20;
  const auto method = tests::studied<dii::DiiMethod>();
  const tests::Settings single_decay{{"decay", "cosine"}, {"restarts", "1"}};
  std::vector<double> ratios;
  double worst = 0.0;
  std::uint64_t reached = 0;
  std::printf("%6s %12s %10s %12s %10s %8s\n", "draw", "one decay", "DII", "default", "DII",
              "ratio");
  for (std::uint64_t draw = 1; draw <= draws; ++draw) {
    const auto problem =
        std::make_shared<const Problem>(make_problem(ten_gaussians(smoke ? 100 : 1500, draw)));
    Timed before;
    Timed now;
    for (int repeat = 0; repeat < (smoke ? 1 : 5); ++repeat) {
      time_once(*method, problem, single_decay, before);
      time_once(*method, problem, {}, now);
    }
    ratios.push_back(now.seconds / before.seconds);
    worst = std::max(worst, now.dii);
    reached += now.dii <= 0.0027 ? 1U : 0U;
    std::printf("%6d %10.2f s %10.5f %10.2f s %10.5f %8.2f\n", static_cast<int>(draw),
                before.seconds, before.dii, now.seconds, now.dii, ratios.back());
    std::fflush(stdout);
  }
  std::printf("median ratio %.2f, largest %.2f; worst DII %.5f, at most 0.0027 on %d of %d draws\n",
              median(ratios), *std::max_element(ratios.begin(), ratios.end()), worst,
              static_cast<int>(reached), static_cast<int>(draws));
  if (!smoke) {
    tests::hold(2 * reached > draws, tests::Verdict::wrong, "most draws miss DADApy's DII");
  }
  constexpr double more_decays = 4.0;  // two of them, from two starts
  tests::hold(median(ratios) <= tests::gross * more_decays, tests::Verdict::slow,
              "the default costs grossly more than its decays");
  return tests::exit_code();
}

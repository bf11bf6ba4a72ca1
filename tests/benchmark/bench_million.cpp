// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Methods on a table of 1,000,000 samples x 50 columns: seconds to the first value and to the end,
// and the memory at the peak, the table of 408 MB among it, beside what was estimated. Each method
// runs in a process of its own. Takes about ten minutes.
//   bench_million [METHOD...]     without names: dii and automatic
//
// --benchmark_min_time below 0.1 (a smoke test): 20,000 samples x 5.

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/methods/registry.h"
#include "core/problem/problem.h"
#include "core/run/driver.h"
#include "tests/benchmark/held_bound.h"
#include "tests/benchmark/normal_problem.h"
#include "tests/support/benchmark_arguments.h"
#include "tests/support/stopwatch.h"

namespace {

using namespace steelyard;

struct Shape {
  Index samples;
  Index columns;
};

constexpr double most_bytes = 4e9;
constexpr double most_seconds_to_first = 120.0;
constexpr double most_seconds = 600.0;

double peak_bytes() {
  rusage used{};
  ::getrusage(RUSAGE_SELF, &used);
  return static_cast<double>(used.ru_maxrss) * 1024.0;
}

void measure(const std::string& id, const Shape& shape) {
  const MethodRegistry registry = builtin_methods();
  const Method& method = registry.find(id);
  const ProblemPtr problem = tests::normal_problem(shape.samples, shape.columns);
  const ParameterValues values = method.schema().defaults();
  const Estimate estimate = method.estimate(*problem, values);
  const double table = 8.0 * static_cast<double>(shape.samples * (shape.columns + 1));
  double first = -1.0;
  double so_far = 0.0;
  const auto stepper = method.begin(problem, values);
  Pace pace;
  for (bool ended = false; !ended;) {
    const Budget allowed = pace.budget();
    Snapshot snapshot;
    const double spent = tests::seconds_of([&] { snapshot = advance(*stepper, allowed, {}); });
    pace.learn(snapshot, spent, allowed);
    so_far += spent;
    first = first < 0.0 && !snapshot.appended.iterates.empty() ? so_far : first;
    ended = snapshot.outcome.has_value();
  }
  const double peak = peak_bytes();
  std::printf("%-20s %9.1f %9.1f %9.1f %9.2f %9.2f\n", id.c_str(), first, so_far, estimate.seconds,
              peak / 1e9, (estimate.bytes + table) / 1e9);
  std::fflush(stdout);
  tests::hold(first >= 0.0, tests::Verdict::wrong, "there was no value");
  tests::hold(peak <= most_bytes, tests::Verdict::wrong, "more than 4 GB of memory");
  tests::hold(first <= most_seconds_to_first && so_far <= most_seconds, tests::Verdict::slow,
              "more than two minutes to a value or ten to the end");
}

}  // namespace

int main(int argc, char** argv) {
  const bool smoke = tests::is_smoke(argc, argv);
  const Shape shape = smoke ? Shape{20000, 5} : Shape{1000000, 50};
  std::vector<std::string> methods;
  for (int k = 1; k < argc; ++k) {
    if (argv[k][0] != '-') {
      methods.emplace_back(argv[k]);
    }
  }
  if (methods.empty()) {
    methods = {"dii", "automatic"};
  }
  std::printf("%d samples x %d\n%-20s %9s %9s %9s %9s %9s\n", static_cast<int>(shape.samples),
              static_cast<int>(shape.columns), "method", "first s", "end s", "said s", "peak GB",
              "said GB");
  std::fflush(stdout);
  for (const std::string& id : methods) {
    const pid_t child = ::fork();
    if (child == 0) {
      measure(id, shape);
      std::fflush(stdout);
      ::_exit(tests::exit_code());
    }
    int status = 0;
    const bool waited = child > 0 && ::waitpid(child, &status, 0) == child;
    const bool ended = waited && WIFEXITED(status);
    tests::hold(ended && WEXITSTATUS(status) != static_cast<int>(tests::Verdict::wrong),
                tests::Verdict::wrong, id.c_str());
    if (ended && WEXITSTATUS(status) == static_cast<int>(tests::Verdict::slow)) {
      tests::find(tests::Verdict::slow);
    }
  }
  return tests::exit_code();
}

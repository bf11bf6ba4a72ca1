// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How long methods need to stop on a large table: the processor time of one thread from the request
// to the last snapshot and its result, at the worst of some moments of a run, beside the moment. A
// run is looked at for so many seconds as the patience says.
//   bench_stops [METHOD...] [--samples=N] [--columns=D] [--patience=S] [--moments=K]
// Without names: every method that takes such a table. Without numbers: 1,000,000 samples x 50, 12
// moments of 30 s, which takes minutes a method.
//
// --benchmark_min_time below 0.1 (a smoke test): 5,000 samples x 5.

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "core/methods/registry.h"
#include "core/parallel.h"
#include "core/problem/problem.h"
#include "core/run/driver.h"
#include "tests/benchmark/held_bound.h"
#include "tests/benchmark/normal_problem.h"
#include "tests/support/benchmark_arguments.h"

namespace {

using namespace steelyard;

constexpr double most_seconds_to_stop = 0.1;

struct Asked {
  Index samples = 1000000;
  Index columns = 50;
  double patience = 30.0;
  int moments = 12;
  std::vector<std::string> methods;
};

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

struct Stopped {
  double moment = 0.0;   ///< seconds of processor time since the run began
  double seconds = 0.0;  ///< until it had stopped
  bool in_time = false;  ///< otherwise, the run ended before
  double whole = 0.0;    ///< from beginning to end
};

/// Runs a method and asks it to stop after so much processor time.
Stopped stopped(const Method& method, const ProblemPtr& problem, double moment) {
  std::stop_source source;
  std::atomic<bool> over{false};
  std::atomic<double> asked{-1.0};
  bool in_time = false;
  const double begin = processor_seconds();
  std::jthread watch([&] {
    while (!over && processor_seconds() - begin < moment) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    asked = processor_seconds();
    source.request_stop();
  });
  {
    const auto stepper = method.begin(problem, method.schema().defaults());
    Pace pace;
    for (Outcome outcome; !over;) {
      const Budget allowed = pace.budget();
      const double before = processor_seconds();
      const Snapshot snapshot = advance(*stepper, allowed, source.get_token());
      pace.learn(snapshot, processor_seconds() - before, allowed);
      if (snapshot.outcome || source.stop_requested()) {
        static_cast<void>(result_of(*stepper, snapshot.outcome.value_or(outcome)));
        in_time = source.stop_requested();
        over = true;
      }
    }
  }
  const double end = processor_seconds();
  watch.join();
  return {asked - begin, end - asked, in_time, end - begin};
}

void measure(const Method& method, const ProblemPtr& problem, const Asked& asked) {
  if (!method.check(*problem, method.schema().defaults()).empty()) {
    return;
  }
  const Stopped first = stopped(method, problem, asked.patience);
  Stopped worst = first.in_time ? first : Stopped{};
  const double length = std::min(first.whole, asked.patience);
  for (int k = 0; k < asked.moments; ++k) {
    const Stopped one = stopped(method, problem, length * (k + 0.5) / asked.moments);
    worst = one.in_time && one.seconds > worst.seconds ? one : worst;
  }
  const bool good = worst.seconds <= most_seconds_to_stop;
  std::printf("%-20s %9.2f%s %9.2f %9.3f %s\n", method.info().id.c_str(), length,
              first.in_time ? "+" : " ", worst.moment, worst.seconds, good ? "" : "<--");
  std::fflush(stdout);
  tests::hold(worst.seconds <= tests::gross * most_seconds_to_stop, tests::Verdict::slow,
              method.info().id.c_str());
}

double number_after(std::string_view flag, const char* argument, double otherwise) {
  const std::string_view text(argument);
  return text.substr(0, flag.size()) == flag ? std::atof(argument + flag.size()) : otherwise;
}

Asked asked_by(int argc, char** argv) {
  Asked asked;
  if (tests::is_smoke(argc, argv)) {
    asked = {5000, 5, 0.2, 1, {"f-test", "laplacian-score"}};
  }
  for (int k = 1; k < argc; ++k) {
    const auto whole = [&](std::string_view flag, auto otherwise) {
      const auto value = static_cast<double>(otherwise);
      return static_cast<decltype(otherwise)>(number_after(flag, argv[k], value));
    };
    asked.samples = whole("--samples=", asked.samples);
    asked.columns = whole("--columns=", asked.columns);
    asked.moments = whole("--moments=", asked.moments);
    asked.patience = number_after("--patience=", argv[k], asked.patience);
    if (argv[k][0] != '-') {
      asked.methods.emplace_back(argv[k]);
    }
  }
  return asked;
}

}  // namespace

int main(int argc, char** argv) {
  const Asked asked = asked_by(argc, argv);
  set_most_threads(1);
  const ProblemPtr problem = tests::normal_problem(asked.samples, asked.columns);
  std::printf("%d samples x %d\n%-20s %9s  %9s %9s\n", static_cast<int>(asked.samples),
              static_cast<int>(asked.columns), "method", "run s", "asked at", "to stop");
  std::fflush(stdout);
  const MethodRegistry registry = builtin_methods();
  for (const auto& method : registry.all()) {
    const auto& names = asked.methods;
    if (names.empty() || std::find(names.begin(), names.end(), method->info().id) != names.end()) {
      measure(*method, problem, asked);
    }
  }
  return tests::exit_code();
}

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Estimated over measured time of every method, alone and with each search and each check, on
// tables as small as those of lessons. What takes less than 20 ms is as good as nothing: it counts
// as 20 ms. Runs are given up after 20 s. Takes about five minutes.
//   bench_estimates [METHOD] [--sizes] [--one-thread] [--patience=SECONDS]
// --sizes: plain runs only, on tables of ten sizes, and what is beyond a factor of 2 is marked.
// --one-thread: in processor time of one thread, for a machine that has other work to do.
// --patience: runs are given up after so many seconds.
//
// --benchmark_min_time below 0.1 (a smoke test): plain runs of one table only.

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/data/generators.h"
#include "core/data/planted_table.h"
#include "core/data/table_reader.h"
#include "core/data/target_roles.h"
#include "core/methods/registry.h"
#include "core/parallel.h"
#include "core/problem/problem.h"
#include "core/run/driver.h"
#include "tests/benchmark/held_bound.h"
#include "tests/support/benchmark_arguments.h"
#include "tests/support/paths.h"
#include "tests/support/stopwatch.h"

namespace {

using namespace steelyard;

bool one_thread = false;
double patience = 20.0;
double factor = 3.0;  // what is beyond is marked

/// Of this process, or as the clock on the wall has it.
double seconds_now() {
  if (one_thread) {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
  }
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

constexpr double least = 0.02;
constexpr double far_beyond = 30.0;

struct Tally {
  int runs = 0;
  int within = 0;
};

ProblemPtr wine(bool classes) {
  const std::filesystem::path file =
      std::filesystem::path(tests::fixtures_dir()) / "../../resources/data/wine.csv";
  Dataset table = read_table(file);
  const Index last = std::ssize(table.columns) - 1;
  ask_for(table, std::vector<Index>{classes ? last : last - 1});
  return std::make_shared<const Problem>(make_problem(table));
}

ProblemPtr gaussians() {
  return std::make_shared<const Problem>(
      make_problem(open_generator("generator:ten-gaussians?samples=1500&seed=1")));
}

/// The target is a sum of up to ten of the columns, with noise.
ProblemPtr linear(Index samples, Index columns) {
  const PlantedTable table = linear_table(
      {.samples = samples, .columns = columns, .true_columns = std::min<Index>(10, columns)}, {});
  auto problem = std::make_shared<Problem>();
  problem->inputs = table.inputs;
  problem->truth = Matrix(table.target);
  problem->truth_features.push_back({"y", "", ""});
  for (const std::string& name : table.names) {
    problem->features.push_back({name, "", ""});
  }
  return problem;
}

/// Up to the patience.
double measured(const Method& method, const ProblemPtr& problem, const ParameterValues& values) {
  const double begin = seconds_now();
  const auto stepper = method.begin(problem, values);
  Pace pace;
  for (bool ended = false; !ended && seconds_now() - begin < patience;) {
    const Budget allowed = pace.budget();
    Snapshot snapshot;
    const double spent = tests::seconds_of([&] { snapshot = advance(*stepper, allowed, {}); });
    pace.learn(snapshot, spent, allowed);
    ended = snapshot.outcome.has_value();
  }
  return seconds_now() - begin;
}

void compare(const Method& method, const ProblemPtr& problem, const ParameterValues& values,
             const std::string& with, Tally& tally) {
  if (!method.check(*problem, values).empty()) {
    return;
  }
  const Estimate estimate = method.estimate(*problem, values);
  const double estimated = estimate.seconds;
  tests::hold(std::isfinite(estimated) && estimated >= 0.0 && std::isfinite(estimate.bytes) &&
                  estimate.bytes >= 0.0,
              tests::Verdict::wrong, "an estimate is no number");
  if (estimated > 3.0 * patience) {
    return;
  }
  const double took = measured(method, problem, values);
  const double ratio = std::max(estimated, least) / std::max(took, least);
  const bool good =
      took >= patience ? estimated > patience / factor : ratio < factor && ratio > 1.0 / factor;
  tally.runs += 1;
  tally.within += good ? 1 : 0;
  std::printf("%-20s %-18s %9.4f %9.4f %8.2f %s\n", method.info().id.c_str(), with.c_str(),
              estimated, took, ratio, good ? "" : "<--");
  std::fflush(stdout);
  // What a loaded machine cannot feign: a run takes far less time than was said.
  tests::hold(ratio <= far_beyond, tests::Verdict::wrong, "an estimate is far too long");
}

/// \param plain_runs  of the methods, without searches and checks
void compare_all(const char* title, const ProblemPtr& problem, bool plain_runs, const char* only,
                 Tally& tally) {
  std::printf("\n%s: %d samples x %d\n%-20s %-18s %9s %9s %8s\n", title,
              static_cast<int>(problem->samples()), static_cast<int>(problem->dimension()),
              "method", "with", "estimate", "took", "ratio");
  const MethodRegistry registry = builtin_methods();
  for (const auto& method : registry.all()) {
    if (only != nullptr && method->info().id != only) {
      continue;
    }
    const ParameterValues plain = method->schema().defaults();
    compare(*method, problem, plain, "", tally);
    for (const char* kind : {"search", "trust"}) {
      const ParameterSpec* const spec = plain_runs ? nullptr : method->schema().find(kind);
      for (std::size_t at = 1; spec != nullptr && at < spec->choices.size(); ++at) {
        ParameterValues values = plain;
        values.set(kind, spec->choices[at].id);
        compare(*method, problem, values, spec->choices[at].id, tally);
      }
    }
  }
}

void compare_sizes(const char* only, Tally& tally) {
  constexpr std::array<std::pair<Index, Index>, 10> sizes{{{100, 5},
                                                           {178, 13},
                                                           {70, 1000},
                                                           {500, 10},
                                                           {500, 285},
                                                           {1500, 10},
                                                           {2000, 50},
                                                           {72, 7129},
                                                           {10000, 20},
                                                           {100000, 10}}};
  for (const auto& [samples, columns] : sizes) {
    compare_all("Linear", linear(samples, columns), true, only, tally);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const bool smoke = tests::is_smoke(argc, argv);
  const char* only = nullptr;
  bool sizes = false;
  constexpr std::string_view patience_flag = "--patience=";
  for (int k = 1; k < argc; ++k) {
    if (std::string_view(argv[k]) == "--one-thread") {
      one_thread = true;
      set_most_threads(1);
    } else if (std::string_view(argv[k]) == "--sizes") {
      sizes = true;
      factor = 2.0;
    } else if (std::string_view(argv[k]).substr(0, patience_flag.size()) == patience_flag) {
      patience = std::atof(argv[k] + patience_flag.size());
    } else if (argv[k][0] != '-') {
      only = argv[k];
    }
  }
  Tally tally;
  if (sizes) {
    compare_sizes(only, tally);
  } else {
    compare_all("Wine, proline", wine(false), smoke, only, tally);
  }
  if (!smoke && !sizes) {
    compare_all("Wine, classes", wine(true), smoke, only, tally);
    compare_all("Ten Gaussians", gaussians(), smoke, only, tally);
  }
  std::printf("\n%d of %d within a factor of %g\n", tally.within, tally.runs, factor);
  tests::hold(2 * tally.within >= tally.runs, tests::Verdict::slow,
              "most runs take another time than was said");
  return tests::exit_code();
}

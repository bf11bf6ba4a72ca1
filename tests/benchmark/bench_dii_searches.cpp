// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whole searches with the DII inside, in double and in single precision, and a run on 100,000
// samples, as one table. Beside each: the plain form of DADApy's algorithm, extrapolated from
// single epochs timed in the same run, and the times stated by the authors of DADApy. The
// exhaustive search is also run with all subsets optimised to the end, which has to find the same.
//
// Takes about ten minutes. --benchmark_min_time below 0.1 (a smoke test): two epochs each; the
// ratios are then meaningless.

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <limits>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "core/data/npy_reader.h"
#include "core/methods/dii/dii_method.h"
#include "core/problem/truth_ranks.h"
#include "core/random.h"
#include "core/run/driver.h"
#include "tests/benchmark/held_bound.h"
#include "tests/support/benchmark_arguments.h"
#include "tests/support/cln025.h"
#include "tests/support/plain_dii.h"
#include "tests/support/stopwatch.h"
#include "tests/support/studied.h"

namespace {

using namespace steelyard;

using tests::seconds_of;

Problem gaussian_problem(Index samples, Index dimension, Index truth_columns) {
  const Space inputs = tests::gaussian_space(samples, dimension, 1);
  Problem problem = tests::problem_of(inputs, inputs);
  Matrix truth = inputs.coordinates.leftCols(truth_columns);
  problem.truth_features.resize(static_cast<std::size_t>(truth_columns));
  for (Index k = 0; k < truth_columns; ++k) {
    truth.col(k) *= std::exp2(-0.3 * static_cast<double>(k));
  }
  problem.truth = std::move(truth);
  return problem;
}

ParameterValues search_values(const Method& method, const std::string& search,
                              const std::string& precision, std::int64_t epochs) {
  ParameterValues values = method.schema().defaults();
  values.set("search", search);
  values.set("precision", precision);
  values.set("epochs", epochs);
  values.set("tolerance", 0.0);  // so that every epoch is run
  return values;
}

struct SearchRun {
  double seconds = 0.0;
  double processor_seconds = 0.0;  ///< of all threads
  std::vector<PathPoint> path;

  [[nodiscard]] double lowest_dii() const {
    double lowest = std::numeric_limits<double>::infinity();
    for (const PathPoint& point : path) {
      lowest = std::min(lowest, point.objective);
    }
    return lowest;
  }
};

SearchRun timed_run(const ProblemPtr& problem, const Method& method,
                    const ParameterValues& values) {
  SearchRun run;
  const std::clock_t before = std::clock();
  run.seconds = seconds_of([&] {
    const auto stepper = method.begin(problem, values);
    drive(*stepper, {}, [](Snapshot&&) {});
    run.path = stepper->result().path;
  });
  run.processor_seconds = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
  return run;
}

SearchRun search_run(const ProblemPtr& problem, const std::string& search,
                     const std::string& precision, std::int64_t epochs) {
  const auto with_searches = tests::studied<dii::DiiMethod>();
  const Method& method = *with_searches;
  return timed_run(problem, method, search_values(method, search, precision, epochs));
}

bool found_the_same(const SearchRun& one, const SearchRun& other) {
  return std::equal(one.path.begin(), one.path.end(), other.path.begin(), other.path.end(),
                    [](const PathPoint& a, const PathPoint& b) {
                      return a.selection == b.selection && a.objective == b.objective;
                    });
}

/// The same search with all subsets optimised to the end, and the ratios of both.
void compare_with_all(const ProblemPtr& problem, const std::string& precision, std::int64_t epochs,
                      const SearchRun& contenders) {
  const auto with_searches = tests::studied<dii::DiiMethod>();
  const Method& method = *with_searches;
  ParameterValues values = search_values(method, "exhaustive", precision, epochs);
  values.set("finished_subsets", std::string("all"));
  const SearchRun all = timed_run(problem, method, values);
  std::printf(
      "  %s, all subsets to the end: %.1f s, of processor time %.1f s; old / new: %.2f, %.2f\n",
      precision.c_str(), all.seconds, all.processor_seconds, all.seconds / contenders.seconds,
      all.processor_seconds / contenders.processor_seconds);
  std::fflush(stdout);
  tests::hold(found_the_same(contenders, all), tests::Verdict::wrong,
              "a search in which subsets end early finds other ones");
}

/// Mean time of one plain epoch on subsets of one feature to all.
double plain_seconds(const Problem& problem) {
  Space inputs{problem.inputs, Vector::Zero(problem.dimension())};
  std::vector<Index> rows = tests::all_rows(problem.samples());
  Ranks ranks = *ranks_of_truth(problem, rows, {});
  const dii::Information information{std::move(inputs), std::move(rows), std::move(ranks), 0};
  constexpr int tries = 5;
  double sum = 0.0;
  for (int k = 1; k <= tries; ++k) {
    Vector weights = Vector::Zero(problem.dimension());
    const Index count = std::max(Index{1}, problem.dimension() * k / tries);
    for (Index feature = 0; feature < count; ++feature) {
      const auto column = problem.inputs.col(feature).array();
      weights[feature] = 1.0 / std::sqrt((column - column.mean()).square().mean());
    }
    sum += seconds_of([&] {
      static_cast<void>(dii::evaluate_plainly(information, weights, dii::LambdaChoice()));
    });
  }
  return sum / tries;
}

void print_search(const char* title, const Problem& problem, const std::string& search,
                  std::int64_t epochs, double tasks, const char* peer) {
  const auto shared = std::make_shared<const Problem>(problem);
  const double evaluations = tasks * static_cast<double>(epochs + 1);
  const double plain = plain_seconds(problem) * evaluations;
  const SearchRun exact = search_run(shared, search, "double", epochs);
  const SearchRun single = search_run(shared, search, "single", epochs);
  std::printf("%-32s %9.0f %9.1f %9.1f %8.0f %8.0f   %s\n", title, plain, exact.seconds,
              single.seconds, plain / exact.seconds, plain / single.seconds, peer);
  std::fflush(stdout);
  if (search == "exhaustive") {
    compare_with_all(shared, "double", epochs, exact);
    compare_with_all(shared, "single", epochs, single);
  }
  constexpr double roughly = 1e-3;  // of two descents that part at the first rounding
  tests::hold(std::abs(exact.lowest_dii() - single.lowest_dii()) <= roughly, tests::Verdict::wrong,
              "a search ends elsewhere in single precision");
}

struct LargeRun {
  double first_value = 0.0;  ///< seconds
  double epoch = 0.0;        ///< seconds
  double dii = 0.0;          ///< at the start
};

LargeRun large_run(const ProblemPtr& problem, const std::string& precision) {
  const auto with_searches = tests::studied<dii::DiiMethod>();
  const Method& method = *with_searches;
  ParameterValues values = search_values(method, "none", precision, 20);
  values.set("rows", std::int64_t{1000});
  std::unique_ptr<Stepper> stepper;
  LargeRun run;
  run.first_value = seconds_of([&] {
    stepper = method.begin(problem, values);
    run.dii = stepper->advance({}, {}).appended.iterates.at(0).scalars.at(0);
  });
  constexpr int epochs = 10;
  run.epoch = seconds_of([&] {
                for (int epoch = 0; epoch < epochs; ++epoch) {
                  static_cast<void>(stepper->advance({}, {}));
                }
              }) /
              epochs;
  return run;
}

void print_scale(Index samples) {
  const auto problem = std::make_shared<const Problem>(gaussian_problem(samples, 50, 50));
  std::printf("\nN = %ld, D = 50, truth of 50 columns, 1,000 rows; data loaded\n",
              static_cast<long>(samples));
  std::vector<double> starts;
  for (const char* precision : {"double", "single"}) {
    const LargeRun run = large_run(problem, precision);
    starts.push_back(run.dii);
    std::printf("%10s: first value after %.2f s, an epoch %.3f s\n", precision, run.first_value,
                run.epoch);
  }
  constexpr double promised = 1e-4;  // resources/docs/speed.md, of single precision
  tests::hold(std::abs(starts[0] - starts[1]) <= promised, tests::Verdict::wrong,
              "single precision starts from another DII");
}

}  // namespace

int main(int argc, char** argv) {
  const bool smoke = tests::is_smoke(argc, argv);
  const std::int64_t epochs = smoke ? 2 : 80;
  const auto peptide = tests::cln025_problem();
  if (!peptide) {
    std::printf(
        "The peptide's files are missing: using Gaussian numbers of the same size instead.\n");
  }
  std::printf("%ld epochs each\n%-32s %9s %9s %9s %8s %8s   %s\n", static_cast<long>(epochs),
              "search, seconds", "plain*", "double", "single", "ratio", "ratio", "DADApy, quoted");
  print_search("all 1023 subsets, N = 1429", peptide ? *peptide : gaussian_problem(1429, 10, 10),
               "exhaustive", epochs, 1023.0, "4.5 h on 24 cores (paper)");
  print_search("backward, 65 features, N = 500", gaussian_problem(500, 65, 20), "backward", epochs,
               65.0, "about 20 min on a laptop (tutorial)");
  std::printf("* estimated: epochs of the plain kernel on some subsets, times their number.\n");
  print_scale(smoke ? 2000 : 100000);
  return tests::exit_code();
}

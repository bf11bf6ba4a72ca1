// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Growing a random forest against a plain one in the same run: a tree that sorts every column at
// every node. The bar is 1 s for 500 trees on 500 x 50, all columns tried.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <numeric>
#include <vector>

#include "core/methods/baselines/forest_problem.h"
#include "core/parallel.h"
#include "core/trees/forest_trees.h"
#include "tests/benchmark/held_bound.h"
#include "tests/core/trees/tree_tables.h"
#include "tests/support/stopwatch.h"

namespace {

using namespace steelyard;

/// Grows the part below a node by the definition. \return the number of nodes
std::size_t plain_nodes(const Matrix& inputs, const Vector& target, std::vector<Index> samples) {
  const auto count = static_cast<double>(samples.size());
  const Vector values = target(samples);
  if ((values.array() == values[0]).all()) {
    return 1;
  }
  const double total = values.sum();
  double best = -1.0;
  Index best_column = -1;
  double threshold = 0.0;
  for (Index column = 0; column < inputs.cols(); ++column) {
    std::sort(samples.begin(), samples.end(),
              [&](Index a, Index b) { return inputs(a, column) < inputs(b, column); });
    double left = 0.0;
    for (std::size_t k = 0; k + 1 < samples.size(); ++k) {
      left += target[samples[k]];
      const double low = inputs(samples[k], column);
      const double high = inputs(samples[k + 1], column);
      const double size = static_cast<double>(k) + 1.0;
      const double right = total - left;
      const double gain = left * left / size + right * right / (count - size);
      if (low < high && gain > best) {
        best = gain;
        best_column = column;
        threshold = low + (high - low) / 2.0;
      }
    }
  }
  if (best_column < 0) {
    return 1;
  }
  const auto middle = std::partition(samples.begin(), samples.end(), [&](Index sample) {
    return inputs(sample, best_column) <= threshold;
  });
  return 1 + plain_nodes(inputs, target, {samples.begin(), middle}) +
         plain_nodes(inputs, target, {middle, samples.end()});
}

double plain_seconds(const Problem& problem, Index trees) {
  const Matrix inputs = problem.inputs;
  const Vector target = problem.truth.col(0);
  return tests::seconds_of([&] {
    parallel_for(trees, Sharing{}, [&](Index tree) {
      Random random(1, Purpose::trees, static_cast<std::uint64_t>(tree));
      std::vector<Index> samples;
      for (Index draw = 0; draw < inputs.rows(); ++draw) {
        samples.push_back(
            static_cast<Index>(random.below(static_cast<std::uint64_t>(inputs.rows()))));
      }
      benchmark::DoNotOptimize(plain_nodes(inputs, target, std::move(samples)));
    });
  });
}

enum class Values { normal, binary };

void forest(benchmark::State& state, Index samples, Index columns, Index tried, Values kind,
            double bar) {
  constexpr Index trees = 500;
  const auto problem = tests::two_matter(samples, columns);
  if (kind == Values::binary) {
    problem->inputs = Matrix((Matrix(problem->inputs).array() > 0.0).cast<double>());
  }
  const auto prepared = *baselines::forest_problem(*problem, {});
  const TreePlan plan{.tried = tried, .least = 1, .depth = {}};
  double fastest = 1e9;
  for ([[maybe_unused]] auto _ : state) {
    fastest =
        std::min(fastest, tests::seconds_of([&] {
                   benchmark::DoNotOptimize(forest_trees(prepared.table, plan, 1, 0, trees, {}));
                 }));
  }
  constexpr Index plain_trees = 20;
  state.counters["seconds"] = fastest;
  if (bar > 0.0) {
    state.counters["bar"] = bar;
  }
  if (tried == columns) {
    tests::hold_ratio(state, "plain_to_fast",
                      plain_seconds(*problem, plain_trees) * trees / plain_trees / fastest, 1.0);
  }
}

double seconds_of_trees(Index samples, Index columns, Index tried) {
  const auto problem = tests::two_matter(samples, columns);
  const auto prepared = *baselines::forest_problem(*problem, {});
  const TreePlan plan{.tried = tried, .least = 1, .depth = {}};
  return tests::seconds_of(
      [&] { benchmark::DoNotOptimize(forest_trees(prepared.table, plan, 1, 0, 200, {})); });
}

/// Columns and their shadows, of which each split tries a few, against a table that fits into the
/// cache. The ratio says what it costs that columns must come from far.
void wide_forest(benchmark::State& state, Index samples, Index columns, Index narrow, Index tried) {
  double of_wide = 1e9;
  double of_narrow = 1e9;
  for ([[maybe_unused]] auto _ : state) {
    of_wide = std::min(of_wide, seconds_of_trees(samples, columns, tried));
    of_narrow = std::min(of_narrow, seconds_of_trees(samples, narrow, tried));
  }
  state.counters["seconds"] = of_wide;
  tests::hold_ratio(state, "narrow_to_wide", of_narrow / of_wide, 0.2);
}

/// A table whose trees take some of the samples each; the bar is 600 s for 300 trees.
void large_forest(benchmark::State& state, Index samples, Index columns) {
  const auto problem = tests::two_matter(samples, columns);
  const auto prepared = baselines::large_forest_problem(*problem);
  const TreePlan plan{.tried = columns, .least = 1, .depth = {}};
  const auto trees = static_cast<Index>(most_threads());
  double fastest = 1e9;
  for ([[maybe_unused]] auto _ : state) {
    fastest = std::min(
        fastest, tests::seconds_of([&] {
          benchmark::DoNotOptimize(forest_trees(
              TreeSource{*problem, prepared.samples, prepared.table}, plan, 1, 0, trees, {}));
        }));
  }
  constexpr double bar = 600.0;
  const double of_all = fastest * 300.0 / static_cast<double>(trees);
  state.counters["seconds"] = fastest;
  state.counters["seconds_of_300_trees"] = of_all;
  state.counters["bar"] = bar;
  tests::hold(state, of_all < tests::gross * bar, tests::Verdict::slow,
              "grossly slower than its bar");
}

}  // namespace

BENCHMARK_CAPTURE(large_forest, 1000000x50, 1000000, 50)->UseRealTime()->Iterations(1);
BENCHMARK_CAPTURE(forest, 72x7129, 72, 7129, 7129, Values::normal, 0.0)->UseRealTime();
BENCHMARK_CAPTURE(wide_forest, 72x14258_a_few, 72, 14258, 800, 119)->UseRealTime();
BENCHMARK_CAPTURE(forest, 500x50, 500, 50, 50, Values::normal, 1.0)->UseRealTime();
BENCHMARK_CAPTURE(forest, 500x50_binary, 500, 50, 50, Values::binary, 1.0)->UseRealTime();
BENCHMARK_CAPTURE(forest, 500x50_a_third, 500, 50, 16, Values::normal, 1.0)->UseRealTime();
BENCHMARK_CAPTURE(forest, 500x2000_root, 500, 2000, 44, Values::normal, 0.0)->UseRealTime();
int main(int argc, char** argv) { return steelyard::tests::run_benchmarks(argc, argv); }

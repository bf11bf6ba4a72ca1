// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Ranks in the ground truth: one row by counting and by a comparison sort, and whole problems with
// their distances. The largest size is that of a run with 1,000 of 100,000 rows.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <numeric>
#include <vector>

#include "core/geometry/pair_distances.h"
#include "core/geometry/ranks.h"
#include "core/geometry/row_ranker.h"
#include "core/random.h"
#include "tests/benchmark/held_bound.h"

namespace {

using namespace steelyard;

/// Typical squared distances: sums of a few squares.
std::vector<double> distances_of(Index samples) {
  Random random(1);
  std::vector<double> distances(static_cast<std::size_t>(samples));
  for (double& distance : distances) {
    for (int k = 0; k < 5; ++k) {
      const double difference = random.normal();
      distance += difference * difference;
    }
  }
  return distances;
}

/// Whether sorting by comparison gives the same; these distances have no ties.
bool are_ranks(const std::vector<double>& distances, Index self,
               const std::vector<std::uint32_t>& doubled) {
  std::vector<std::size_t> order(distances.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  order.erase(order.begin() + self);
  std::sort(order.begin(), order.end(),
            [&](std::size_t a, std::size_t b) { return distances[a] < distances[b]; });
  for (std::size_t place = 0; place < order.size(); ++place) {
    if (doubled[order[place]] != 2 * (place + 1)) return false;
  }
  return doubled[static_cast<std::size_t>(self)] == 0;
}

void row_by_counting(benchmark::State& state) {
  const Index samples = state.range(0);
  const std::vector<double> distances = distances_of(samples);
  std::vector<std::uint32_t> doubled(distances.size());
  RowRanker ranker(samples);
  for (auto _ : state) {
    ranker.rank(distances, samples / 2, std::span(doubled));
    benchmark::DoNotOptimize(doubled.data());
  }
  tests::hold(state, are_ranks(distances, samples / 2, doubled), tests::Verdict::wrong,
              "a nearer sample has a higher rank");
  state.SetItemsProcessed(state.iterations() * samples);
}

void row_by_comparing(benchmark::State& state) {
  const std::vector<double> distances = distances_of(state.range(0));
  std::vector<std::pair<double, std::uint32_t>> entries(distances.size());
  for (auto _ : state) {
    for (std::size_t j = 0; j < distances.size(); ++j) {
      entries[j] = {distances[j], static_cast<std::uint32_t>(j)};
    }
    std::sort(entries.begin(), entries.end());
    benchmark::DoNotOptimize(entries.data());
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

/// Arguments: samples, dimension, rows.
void of_a_space(benchmark::State& state) {
  Random random(1);
  Space space{Matrix(state.range(0), state.range(1)), Vector::Zero(state.range(1))};
  for (double& value : space.coordinates.reshaped()) {
    value = random.normal();
  }
  const std::vector<Index> rows = random.subset(space.samples(), state.range(2));
  for (auto _ : state) {
    benchmark::DoNotOptimize(Ranks::of(space, rows));
  }
  state.SetItemsProcessed(state.iterations() * state.range(0) * state.range(2));
}

/// Arguments: samples, points in each, rows.
void of_points(benchmark::State& state) {
  Random random(1);
  Matrix coordinates(state.range(0), 3 * state.range(1));
  for (double& value : coordinates.reshaped()) {
    value = random.normal();
  }
  const std::vector<Index> rows = random.subset(state.range(0), state.range(2));
  for (auto _ : state) {
    benchmark::DoNotOptimize(Ranks::of(PairDistances(coordinates), rows));
  }
  state.SetItemsProcessed(state.iterations() * state.range(0) * state.range(2));
}

BENCHMARK(row_by_counting)->Arg(200)->Arg(1429)->Arg(8000)->Arg(20000)->Arg(100000);
BENCHMARK(row_by_comparing)->Arg(200)->Arg(1429)->Arg(8000)->Arg(20000)->Arg(100000);
BENCHMARK(of_a_space)
    ->Args({1429, 10, 1429})
    ->Args({1500, 285, 1500})
    ->Args({100000, 50, 1000})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(of_points)
    ->Args({1429, 93, 1429})
    ->Args({100000, 93, 160})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

}  // namespace

int main(int argc, char** argv) { return steelyard::tests::run_benchmarks(argc, argv); }

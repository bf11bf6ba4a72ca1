// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The five nearest neighbours of many samples by a tree or through a graph, against the comparison
// of all pairs in the same run, in processor time of all threads. All pairs are compared for one
// sample in `every` only, and that time is scaled up. Prints the ratio and the recall; a tree must
// find the same neighbours, and a graph must have the recall that it says.
//
// surface: 50 columns that follow from five, and a little noise; as much as tables often are.
// filled: 50 independent columns of noise, which is the hardest for any search and means the least.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <utility>
#include <vector>

#include "core/geometry/distance_source.h"
#include "core/geometry/neighbour_graph.h"
#include "core/geometry/neighbour_tree.h"
#include "tests/benchmark/held_bound.h"
#include "tests/support/benchmark_arguments.h"
#include "tests/support/normal_matrix.h"

namespace {

using namespace steelyard;

constexpr Index neighbours_wanted = 5;

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

Space space_of(Matrix points) {
  const Index dimension = points.cols();
  return {std::move(points), Vector::Zero(dimension)};
}

Space surface(Index samples) {
  const Matrix map = tests::normal_matrix(5, 50, 2);
  return space_of(tests::normal_matrix(samples, 5, 1) * map +
                  0.1 * tests::normal_matrix(samples, 50, 3));
}

/// The squared distances of every such sample to its last neighbour, from all pairs.
struct Plain {
  std::vector<Index> rows;
  std::vector<double> reach;
  double seconds = 0.0;  // for all samples
};

Plain compared(const Space& space, Index every) {
  Plain plain;
  const double before = processor_seconds();
  const SpaceDistances distances(space);
  for (Index row = 0; row < space.samples(); row += every) {
    std::vector<double> squared(static_cast<std::size_t>(distances.row_length()));
    const std::vector<Index> rows{row};
    static_cast<void>(distances.fill(rows, squared, {}));
    squared.resize(static_cast<std::size_t>(space.samples()));
    squared.erase(squared.begin() + row);
    std::nth_element(squared.begin(), squared.begin() + neighbours_wanted - 1, squared.end());
    plain.rows.push_back(row);
    plain.reach.push_back(squared[neighbours_wanted - 1]);
  }
  plain.seconds = (processor_seconds() - before) * static_cast<double>(every);
  return plain;
}

double recall_of(const NearestNeighbours& found, const Plain& plain) {
  double right = 0.0;
  for (std::size_t at = 0; at < plain.rows.size(); ++at) {
    for (Index rank = 0; rank < found.count(); ++rank) {
      const double distance = found.distance(plain.rows[at], rank);
      right += distance * distance <= plain.reach[at] * (1.0 + 1e-9) ? 1.0 : 0.0;
    }
  }
  return right / static_cast<double>(std::ssize(plain.rows) * found.count());
}

void search(benchmark::State& state, const Space& space, Index every, double promised) {
  const NeighbourSearch way = *search_for(space, neighbours_wanted);
  NearestNeighbours found;
  double seconds = 0.0;
  for ([[maybe_unused]] auto _ : state) {
    const double before = processor_seconds();
    found = *nearest_neighbours(space, neighbours_wanted);
    seconds = processor_seconds() - before;
  }
  const Plain plain = compared(space, every);
  const double recall = recall_of(found, plain);
  state.counters["seconds"] = seconds;
  state.counters["recall"] = recall;
  state.counters["recall_said"] = found.recall;
  state.counters["by_graph"] = way == NeighbourSearch::graph ? 1.0 : 0.0;
  if (!tests::hold(state, std::abs(recall - found.recall) <= (found.judged > 0 ? 0.05 : 0.0),
                   tests::Verdict::wrong, "another recall than it says")) {
    return;
  }
  tests::hold_ratio(state, "plain_to_search", plain.seconds / seconds, promised);
}

void few_columns(benchmark::State& state) {
  search(state, space_of(tests::normal_matrix(200000, 3, 1)), 2000, 50.0);
}
void on_a_surface(benchmark::State& state) { search(state, surface(200000), 1000, 10.0); }
void filled(benchmark::State& state) {
  search(state, space_of(tests::normal_matrix(200000, 50, 1)), 1000, 2.0);
}
void a_million(benchmark::State& state) { search(state, surface(1000000), 5000, 30.0); }

}  // namespace

// A short run leaves out what takes minutes.
int main(int argc, char** argv) {
  const auto add = [](const char* table, void (*run)(benchmark::State&)) {
    benchmark::RegisterBenchmark(table, run)->Iterations(1)->Unit(benchmark::kSecond);
  };
  add("200000x3", few_columns);
  add("200000x50 surface", on_a_surface);
  if (!steelyard::tests::is_smoke(argc, argv)) {
    add("200000x50 filled", filled);
    add("1000000x50 surface", a_million);
  }
  return steelyard::tests::run_benchmarks(argc, argv);
}

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Laplacian scores of all features, including the neighbour search, at two sizes, against a plain
// form in the same run: all distances, each row sorted, full matrices, one thread. The plain form
// gets only a share of the samples; its time is scaled up by the square of their number.

#include <benchmark/benchmark.h>
#include <sys/resource.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "core/methods/gated_laplacian/laplacian_score.h"
#include "tests/benchmark/held_bound.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/stopwatch.h"

namespace {

using namespace steelyard;

constexpr Index neighbours_wanted = 5;

Vector fast_scores(const Matrix& columns) {
  const auto near =
      *nearest_neighbours(Space{columns, Vector::Zero(columns.cols())}, neighbours_wanted);
  const auto graph = *gated::affinity_graph(near, gated::Affinity::heat, gated::median_width(near));
  return *gated::laplacian_scores(graph, columns);
}

Vector plain_scores(const Matrix& columns) {
  const Index samples = columns.rows();
  Matrix squares(samples, samples);
  for (Index i = 0; i < samples; ++i) {
    for (Index j = 0; j < samples; ++j) {
      squares(i, j) = (columns.row(i) - columns.row(j)).squaredNorm();
    }
  }
  std::vector<Index> order(static_cast<std::size_t>(samples));
  std::vector<double> farthest;
  Matrix chosen = Matrix::Zero(samples, samples);
  for (Index i = 0; i < samples; ++i) {
    std::iota(order.begin(), order.end(), Index{0});
    std::sort(order.begin(), order.end(),
              [&](Index a, Index b) { return squares(i, a) < squares(i, b); });
    for (Index k = 0; k <= neighbours_wanted; ++k) {
      chosen(i, order[static_cast<std::size_t>(k)]) = 1.0;
    }
    farthest.push_back(squares(i, order[neighbours_wanted]));
  }
  std::nth_element(farthest.begin(), farthest.begin() + samples / 2, farthest.end());
  const auto middle = farthest.begin() + samples / 2;
  const double below = samples % 2 == 0 ? *std::max_element(farthest.begin(), middle) : *middle;
  const double width = 0.5 * (below + *middle);
  const Matrix affinities =
      chosen.cwiseMax(chosen.transpose()).array() * (-squares.array() / width).exp();
  const Vector degree = affinities.rowwise().sum();
  Vector scores(columns.cols());
  for (Index k = 0; k < columns.cols(); ++k) {
    const Vector centred = columns.col(k).array() - columns.col(k).dot(degree) / degree.sum();
    const double spread = centred.dot(degree.cwiseProduct(centred));
    scores[k] = (spread - centred.dot(affinities * centred)) / spread;
  }
  return scores;
}

/// \param share  of the samples that the plain form gets, in percent
void scores(benchmark::State& state, Index samples, Index features, Index share) {
  const Matrix columns = tests::normal_matrix(samples, features, 1);
  std::vector<double> seconds;
  for ([[maybe_unused]] auto _ : state) {
    seconds.push_back(tests::seconds_of([&] { benchmark::DoNotOptimize(fast_scores(columns)); }));
  }
  std::nth_element(seconds.begin(), seconds.begin() + std::ssize(seconds) / 2, seconds.end());
  const double fast = seconds[seconds.size() / 2];
  const Matrix some = columns.topRows(samples * share / 100);
  Vector expected;
  const double of_some = tests::seconds_of([&] { expected = plain_scores(some); });
  const double apart = (fast_scores(some) - expected).cwiseAbs().maxCoeff();
  if (!tests::hold(state, apart <= 1e-6 * expected.cwiseAbs().maxCoeff(), tests::Verdict::wrong,
                   "the plain form gives other scores")) {
    return;
  }
  const double of_whole = 1e4 / static_cast<double>(share * share);
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  state.counters["seconds"] = fast;
  tests::hold_ratio(state, "plain_to_fast", of_some * of_whole / fast, 1.0);
  state.counters["peak_MB"] = static_cast<double>(usage.ru_maxrss) / 1024.0;
}

}  // namespace

BENCHMARK_CAPTURE(scores, 1440x1024, 1440, 1024, 25)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(scores, 20000x100, 20000, 100, 5)->Unit(benchmark::kMillisecond)->UseRealTime();
int main(int argc, char** argv) { return steelyard::tests::run_benchmarks(argc, argv); }

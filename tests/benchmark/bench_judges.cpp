// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Two small things that every answer and every forest waits for, each against its plain form in the
// same run: the ten nearest samples of points, and the order of the values of a column.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/geometry/value_order.h"
#include "core/trials/judges.h"
#include "tests/benchmark/held_bound.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/stopwatch.h"

namespace {

using namespace steelyard;

/// All samples of each point are partly sorted.
Matrix plain_means(const Matrix& train, const Matrix& targets, const Matrix& asked) {
  constexpr Index count = 10;
  const Vector lengths = train.rowwise().squaredNorm();
  const Matrix products = asked * train.transpose();
  Matrix predicted = Matrix::Zero(asked.rows(), targets.cols());
  std::vector<std::pair<double, Index>> near(static_cast<std::size_t>(train.rows()));
  for (Index row = 0; row < asked.rows(); ++row) {
    for (Index other = 0; other < train.rows(); ++other) {
      near[static_cast<std::size_t>(other)] = {lengths[other] - 2.0 * products(row, other), other};
    }
    std::nth_element(near.begin(), near.begin() + (count - 1), near.end());
    for (std::size_t place = 0; place < count; ++place) {
      predicted.row(row) += targets.row(near[place].second);
    }
  }
  return predicted / static_cast<double>(count);
}

std::vector<std::uint32_t> plain_order(const Vector& values) {
  std::vector<std::pair<double, std::uint32_t>> sorted;
  for (const double value : values) {
    sorted.emplace_back(value, static_cast<std::uint32_t>(sorted.size()));
  }
  std::sort(sorted.begin(), sorted.end());
  std::vector<std::uint32_t> samples;
  for (const auto& [value, sample] : sorted) {
    samples.push_back(sample);
  }
  return samples;
}

/// Takes turns, so that a busy machine slows both.
template <typename Fast, typename Plain>
void compare(benchmark::State& state, const Fast& fast, const Plain& plain) {
  double of_fast = 1e9;
  double of_plain = 1e9;
  for ([[maybe_unused]] auto _ : state) {
    of_fast = std::min(of_fast, tests::seconds_of([&] { benchmark::DoNotOptimize(fast()); }));
    of_plain = std::min(of_plain, tests::seconds_of([&] { benchmark::DoNotOptimize(plain()); }));
  }
  state.counters["ms"] = 1e3 * of_fast;
  tests::hold_ratio(state, "plain_to_fast", of_plain / of_fast, 1.0);
}

void nearest_samples(benchmark::State& state, Index samples, Index columns) {
  const Matrix train = tests::normal_matrix(samples, columns, 1);
  const Matrix targets = tests::normal_matrix(samples, 1, 2);
  const Matrix asked = tests::normal_matrix(samples, columns, 3);
  const Matrix difference =
      means_of_neighbours(train, targets, asked) - plain_means(train, targets, asked);
  tests::hold(state, difference.cwiseAbs().maxCoeff() < 1e-12, tests::Verdict::wrong,
              "the two forms disagree");
  compare(
      state, [&] { return means_of_neighbours(train, targets, asked); },
      [&] { return plain_means(train, targets, asked); });
}

void value_order(benchmark::State& state, Index samples) {
  const Vector values = tests::normal_matrix(samples, 1, 4).col(0);
  tests::hold(state, samples_by_value(values) == plain_order(values), tests::Verdict::wrong,
              "the two forms disagree");
  compare(
      state, [&] { return samples_by_value(values); }, [&] { return plain_order(values); });
}

}  // namespace

BENCHMARK_CAPTURE(nearest_samples, 1000x5, 1000, 5)->UseRealTime();
BENCHMARK_CAPTURE(nearest_samples, 1000x50, 1000, 50)->UseRealTime();
BENCHMARK_CAPTURE(value_order, 2000, 2000)->UseRealTime();
BENCHMARK_CAPTURE(value_order, 100000, 100000)->UseRealTime();
int main(int argc, char** argv) { return steelyard::tests::run_benchmarks(argc, argv); }

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Training of stochastic gates on a graph that follows them: the steps of one start, in one thread,
// against a plain form in the same run (the definition written down: full matrices, products of
// N x N x D for each term), at the sizes of published tables. The prototype in numpy that the
// method was tried out with took 0.75, 13 to 15 and 26 to 28 ms on another machine.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/methods/gated_laplacian/gate_training.h"
#include "tests/benchmark/held_bound.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/stopwatch.h"
#include "tests/support/two_moons.h"

namespace {

using namespace steelyard;

/// The loss without a parameter and its gradient by all columns; the scale as a constant.
double plain_step(const Matrix& table, Vector& mu, const Vector& noise) {
  const auto cells = static_cast<double>(table.size());
  const Vector gates = (mu + 0.5 * noise).cwiseMax(0.0).cwiseMin(1.0);
  const Matrix gated = table * gates.asDiagonal();
  const Matrix gram = gated * gated.transpose();
  const Vector squares = gram.diagonal();
  Matrix distances = ((-2.0 * gram).colwise() + squares).rowwise() + squares.transpose();
  distances = distances.cwiseMax(0.0);
  distances.diagonal().setZero();
  std::vector<double> reach;
  for (Index i = 0; i < table.rows(); ++i) {
    std::vector<double> row(distances.col(i).begin(), distances.col(i).end());
    std::sort(row.begin(), row.end());
    reach.push_back(row[1]);
  }
  std::sort(reach.begin(), reach.end());
  const double width = 5.0 * reach[reach.size() / 2];
  const Matrix weights = (distances.array() / -width).exp();
  const Vector degrees = weights.rowwise().sum();
  const Matrix walk = degrees.cwiseInverse().asDiagonal() * weights;
  const Matrix twice = walk * walk;
  const double smoothness = gated.cwiseProduct(twice * gated).sum();
  const Matrix by_walk = gram * walk.transpose() + walk.transpose() * gram;
  const Vector means = by_walk.cwiseProduct(walk).rowwise().sum();
  const Matrix by_weight = degrees.cwiseInverse().asDiagonal() * (by_walk.colwise() - means);
  const Matrix by_distance = (by_weight.array() * weights.array() / -width).matrix();
  const Matrix both = by_distance + by_distance.transpose();
  const Matrix gradient = (twice + twice.transpose()) * gated +
                          2.0 * (Matrix(both.rowwise().sum().asDiagonal()) * gated - both * gated);
  const double open = mu.unaryExpr([](double m) { return gated::open_probability(m, 0.5); }).mean();
  const Vector by_mu = gradient.cwiseProduct(table).colwise().sum().transpose() / cells / open;
  mu -= 1e-6 * by_mu;
  return -smoothness / cells / open;
}

double median(std::vector<double> seconds) {
  std::nth_element(seconds.begin(), seconds.begin() + std::ssize(seconds) / 2, seconds.end());
  return seconds[seconds.size() / 2];
}

/// \param batch  0: all samples
void step(benchmark::State& state, const Matrix& columns, Index batch, double bar_ms) {
  const gated::GatedTable table = gated::gated_table(tests::standardised(columns));
  gated::GateTraining training;
  training.batch = batch;
  gated::GateRestart start(table, training, 0);
  std::vector<double> fast;
  for ([[maybe_unused]] auto _ : state) {
    fast.push_back(tests::seconds_of([&] { start.epoch(); }));
  }
  const Index size = batch > 0 ? batch : table.samples();
  const double steps = std::ceil(static_cast<double>(table.samples()) / static_cast<double>(size));
  const Matrix some = table.values.leftCols(size).transpose();
  Vector mu = Vector::Constant(table.gates(), 0.5);
  const Vector noise = tests::normal_matrix(table.gates(), 1, 2);
  std::vector<double> plain;
  for (int turn = 0; turn < 5; ++turn) {
    plain.push_back(
        tests::seconds_of([&] { benchmark::DoNotOptimize(plain_step(some, mu, noise)); }));
  }
  tests::hold_bar(state, 1e3 * median(fast), bar_ms, median(plain) * steps / median(fast));
}

}  // namespace

BENCHMARK_CAPTURE(step, 100x20, tests::two_moons(100, 20, 1), 0, 0.15)->UseRealTime();
BENCHMARK_CAPTURE(step, 165x1024, tests::normal_matrix(165, 1024, 1), 0, 2.5)->UseRealTime();
BENCHMARK_CAPTURE(step, 72x7129, tests::normal_matrix(72, 7129, 1), 0, 3.0)->UseRealTime();
BENCHMARK_CAPTURE(step, epoch_1440x1024_by_256, tests::normal_matrix(1440, 1024, 1), 256, 60.0)
    ->UseRealTime();
int main(int argc, char** argv) { return steelyard::tests::run_benchmarks(argc, argv); }

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Baselines against plain forms in the same run, both in one thread except where said: the path of
// the elastic net against coordinate descent over all columns with residuals, to the same accuracy
// of the objective as far as it gets in 1,000 sweeps; MultiSURF against its definition written
// down.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/methods/baselines/elastic_net_path.h"
#include "core/methods/baselines/relief_scores.h"
#include "core/parallel.h"
#include "tests/benchmark/held_bound.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/stopwatch.h"

namespace {

using namespace steelyard;
using namespace steelyard::baselines;

double median(std::vector<double> seconds) {
  std::nth_element(seconds.begin(), seconds.begin() + std::ssize(seconds) / 2, seconds.end());
  return seconds[seconds.size() / 2];
}

/// 0/1 columns, neighbours alike, of which 15 make the target: as mutations and a resistance.
struct Table {
  Matrix inputs, target;
};
Table binary_table(Index samples, Index columns) {
  Matrix x = tests::normal_matrix(samples, columns, 1);
  for (Index column = 1; column < columns; ++column) {
    x.col(column) = 0.5 * x.col(column - 1) + std::sqrt(0.75) * x.col(column);
  }
  x = (x.array() > 0.8).cast<double>();
  Vector y = tests::normal_matrix(samples, 1, 2);
  for (Index k = 0; k < 15; ++k) {
    y += x.col(k * (columns / 15));
  }
  for (Index column = 0; column < columns; ++column) {
    x.col(column).array() -= x.col(column).mean();
    x.col(column) /= std::sqrt(x.col(column).squaredNorm() / static_cast<double>(samples));
  }
  y.array() -= y.mean();
  return {x, y / std::sqrt(y.squaredNorm() / static_cast<double>(samples))};
}

/// Half the mean squared error and the penalties.
double objective(const Table& table, const Vector& slopes, double penalty) {
  const Vector residual = table.target.col(0) - table.inputs * slopes;
  return 0.5 * residual.squaredNorm() / static_cast<double>(residual.size()) +
         0.5 * penalty * (slopes.lpNorm<1>() + 0.5 * slopes.squaredNorm());
}

/// Coordinate descent over all columns, with warm starts.
/// \return the slopes at the last penalty
Vector plain_path(const Matrix& x, const Vector& y, const std::vector<double>& penalties) {
  const auto count = static_cast<double>(x.rows());
  const Vector squares = x.colwise().squaredNorm().transpose() / count;
  Vector slopes = Vector::Zero(x.cols());
  Vector residual = y;
  for (const double penalty : penalties) {
    for (int sweep = 0; sweep < 1000; ++sweep) {
      double largest = 0.0;
      for (Index column = 0; column < x.cols(); ++column) {
        const double pull = x.col(column).dot(residual) / count + squares[column] * slopes[column];
        const double by = 0.5 * penalty;
        const double next =
            (pull > by ? pull - by : (pull < -by ? pull + by : 0.0)) / (squares[column] + by);
        const double change = next - slopes[column];
        if (change != 0.0) {
          residual.noalias() -= change * x.col(column);
          slopes[column] = next;
          largest = std::max(largest, std::abs(change));
        }
      }
      if (largest < 1e-6) {
        break;
      }
    }
  }
  return slopes;
}

/// \param patience  0: all 100 penalties
void elastic_net(benchmark::State& state, Index samples, Index columns, Index patience,
                 std::size_t threads) {
  const Table table = binary_table(samples, columns);
  const Folds folds = random_folds(samples, 5, 1);
  const std::size_t before = most_threads();
  set_most_threads(threads);
  std::vector<double> fast;
  Index tried = 0;
  std::vector<double> penalties;
  Vector found;
  for ([[maybe_unused]] auto _ : state) {
    fast.push_back(tests::seconds_of([&] {
      PenaltyPlan plan;
      plan.patience = patience;
      ElasticNetPath path(elastic_net_table(table.inputs, table.target, folds), plan);
      benchmark::DoNotOptimize(path.prepare({}));
      while (!path.is_over()) {
        benchmark::DoNotOptimize(path.advance(10, {}));
      }
      tried = path.done();
      penalties.assign(path.penalties().begin(), path.penalties().begin() + tried);
      found = path.slopes(tried - 1).col(0);
    }));
  }
  set_most_threads(before);
  Vector expected;
  // The same penalties, for all samples and for each fold.
  const double plain = tests::seconds_of([&] {
    expected = plain_path(table.inputs, table.target.col(0), penalties);
    for (const auto& fold : folds) {
      const std::vector<Index> training = all_but(fold, samples);
      const Matrix some = table.inputs(training, Eigen::all);
      benchmark::DoNotOptimize(plain_path(some, table.target(training, 0), penalties));
    }
  });
  state.counters["ms"] = 1e3 * median(fast);
  state.counters["penalties"] = static_cast<double>(tried);
  // The fast form is exact, the plain one as far as it gets.
  if (tests::hold(state,
                  objective(table, found, penalties.back()) <=
                      (1.0 + 1e-6) * objective(table, expected, penalties.back()),
                  tests::Verdict::wrong, "the plain form finds a lower objective")) {
    tests::hold_ratio(state, "plain_to_fast", plain / median(fast), 1.0);
  }
}

/// The definition, row after row.
Vector plain_multisurf(const Matrix& x, const std::vector<int>& classes) {
  const Index count = x.rows();
  const Eigen::RowVectorXd range = x.colwise().maxCoeff() - x.colwise().minCoeff();
  Matrix distances = Matrix::Zero(count, count);
  for (Index i = 0; i < count; ++i) {
    for (Index j = 0; j < i; ++j) {
      double sum = 0.0;
      for (Index column = 0; column < x.cols(); ++column) {
        sum += std::abs(x(i, column) - x(j, column)) / range[column];
      }
      distances(i, j) = distances(j, i) = sum;
    }
  }
  Vector scores = Vector::Zero(x.cols());
  for (Index i = 0; i < count; ++i) {
    std::vector<double> others;
    for (Index j = 0; j < count; ++j) {
      if (j != i) {
        others.push_back(distances(i, j));
      }
    }
    const Eigen::Map<const Vector> row(others.data(), std::ssize(others));
    const double reach = row.mean() - 0.5 * std::sqrt((row.array() - row.mean()).square().mean());
    std::vector<Index> hits;
    std::vector<Index> misses;
    for (Index j = 0; j < count; ++j) {
      if (j != i && distances(i, j) < reach) {
        const bool same =
            classes[static_cast<std::size_t>(i)] == classes[static_cast<std::size_t>(j)];
        (same ? hits : misses).push_back(j);
      }
    }
    for (Index column = 0; column < x.cols(); ++column) {
      for (const auto& [some, sign] : {std::pair(hits, -1.0), std::pair(misses, 1.0)}) {
        double sum = 0.0;
        for (const Index j : some) {
          sum += std::abs(x(i, column) - x(j, column)) / range[column];
        }
        scores[column] += some.empty() ? 0.0 : sign * sum / static_cast<double>(some.size());
      }
    }
  }
  return scores / static_cast<double>(count);
}

void multisurf(benchmark::State& state, Index samples, Index columns, std::size_t threads,
               double bar_ms) {
  const Matrix x = tests::normal_matrix(samples, columns, 1);
  ReliefTarget target;
  for (const double value : x.col(0)) {
    target.classes.push_back(value > 0.0 ? 1 : 0);
  }
  const std::size_t before = most_threads();
  set_most_threads(threads);
  std::vector<double> fast;
  Vector found;
  for ([[maybe_unused]] auto _ : state) {
    fast.push_back(
        tests::seconds_of([&] { found = *relief_scores(x, target, ReliefOptions{}, {}); }));
  }
  set_most_threads(before);
  Vector expected;
  const double plain = tests::seconds_of([&] { expected = plain_multisurf(x, target.classes); });
  const double apart = (found - expected).cwiseAbs().maxCoeff();
  constexpr double rounding = 1e-4;  // may move a sample across the limit of what is near
  if (tests::hold(state, apart <= rounding * expected.cwiseAbs().maxCoeff(), tests::Verdict::wrong,
                  "the definition gives other scores")) {
    tests::hold_bar(state, 1e3 * median(fast), bar_ms, plain / median(fast));
  }
}

}  // namespace

BENCHMARK_CAPTURE(elastic_net, 767x402_one_thread, 767, 402, 15, 1)->UseRealTime()->Iterations(5);
BENCHMARK_CAPTURE(elastic_net, 767x402_whole_path, 767, 402, 0, 1)->UseRealTime()->Iterations(3);
BENCHMARK_CAPTURE(elastic_net, 767x402, 767, 402, 15, 2)->UseRealTime()->Iterations(5);
BENCHMARK_CAPTURE(elastic_net, 767x1310, 767, 1310, 15, 2)->UseRealTime()->Iterations(3);
BENCHMARK_CAPTURE(elastic_net, 72x7129, 72, 7129, 15, 2)->UseRealTime()->Iterations(3);
BENCHMARK_CAPTURE(multisurf, 1000x500_one_thread, 1000, 500, 1, 1500.0)->UseRealTime();
BENCHMARK_CAPTURE(multisurf, 1000x500, 1000, 500, 2, 1500.0)->UseRealTime();
int main(int argc, char** argv) { return steelyard::tests::run_benchmarks(argc, argv); }

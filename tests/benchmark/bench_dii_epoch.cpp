// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// One epoch of the DII (value and gradient at adaptive lambda): the fast kernel in double and in
// single precision, the plain form of DADApy's algorithm, and a bare pass over all distances. Ends
// with a table of ratios from the medians of this run.

#include <benchmark/benchmark.h>

#include <array>
#include <cmath>
#include <cstdio>
#include <map>
#include <numeric>
#include <string>

#include "core/geometry/weighted_points.h"
#include "core/methods/dii/fast_kernel.h"
#include "core/random.h"
#include "tests/benchmark/held_bound.h"
#include "tests/support/plain_dii.h"

namespace {

using namespace steelyard;

struct Shape {
  Index samples;
  Index dimension;
  double peer_milliseconds;  // DADApy per epoch on a 2-core machine as quoted; 0: not quoted
};

constexpr std::array<Shape, 5> shapes{
    {{500, 10, 0.0}, {1429, 10, 375.0}, {500, 65, 87.0}, {1500, 285, 5300.0}, {10000, 20, 0.0}}};

std::string name_of(const char* what, const Shape& shape) {
  return std::string(what) + "/" + std::to_string(shape.samples) + "x" +
         std::to_string(shape.dimension);
}

Space gaussian_space(const Shape& shape) {
  Random random(1);
  Space space{Matrix(shape.samples, shape.dimension), Vector::Zero(shape.dimension)};
  for (double& value : space.coordinates.reshaped()) {
    value = random.normal();
  }
  return space;
}

/// Weights of the truth as in the ten-Gaussians problem: 5 2 1 1 0.5, then 1e-4.
dii::Information problem_of(const Shape& shape) {
  Space inputs = gaussian_space(shape);
  Vector factors = Vector::Constant(shape.dimension, 1e-4);
  factors.head<5>() << 5.0, 2.0, 1.0, 1.0, 0.5;
  const Space truth{inputs.coordinates * factors.asDiagonal(), inputs.periods};
  std::vector<Index> rows(static_cast<std::size_t>(shape.samples));
  std::iota(rows.begin(), rows.end(), Index{0});
  Ranks ranks = *Ranks::of(truth, rows);
  return {std::move(inputs), std::move(rows), std::move(ranks)};
}

/// At a size that the plain form does at once.
template <typename Real>
void hold_kernel(benchmark::State& state, const Shape& shape) {
  const dii::Information few =
      problem_of({std::min(shape.samples, Index{500}), shape.dimension, 0.0});
  const Vector weights = Vector::Ones(shape.dimension);
  dii::BasicFastKernel<Real> kernel(few);
  const auto fast = kernel.evaluate(weights, dii::LambdaChoice());
  const double plain = dii::evaluate_plainly(few, weights, dii::LambdaChoice()).dii;
  constexpr double promised = 1e-4;  // resources/docs/speed.md, of single precision
  tests::hold(state, fast && std::abs(fast->dii - plain) <= promised, tests::Verdict::wrong,
              "the plain form finds another DII");
}

template <typename Real>
void epoch(benchmark::State& state, const Shape& shape) {
  const dii::Information information = problem_of(shape);
  dii::BasicFastKernel<Real> kernel(information);
  const Vector weights = Vector::Ones(shape.dimension);
  for (auto _ : state) {
    benchmark::DoNotOptimize(kernel.evaluate(weights, dii::LambdaChoice()));
  }
  hold_kernel<Real>(state, shape);
}

void plain(benchmark::State& state, const Shape& shape) {
  const dii::Information information = problem_of(shape);
  const Vector weights = Vector::Ones(shape.dimension);
  for (auto _ : state) {
    benchmark::DoNotOptimize(dii::evaluate_plainly(information, weights, dii::LambdaChoice()));
  }
}

void distance_pass(benchmark::State& state, const Shape& shape) {
  const WeightedPoints points(gaussian_space(shape), Vector::Ones(shape.dimension));
  const auto group = static_cast<Index>(points.rows_at_once());
  for (auto _ : state) {
#pragma omp parallel
    {
      std::vector<double> distances(static_cast<std::size_t>(group * points.padded_samples()));
#pragma omp for schedule(dynamic)
      for (Index first = 0; first < shape.samples; first += group) {
        std::vector<Index> rows(static_cast<std::size_t>(group));
        std::iota(rows.begin(), rows.end(), first);
        const auto count = static_cast<std::size_t>(std::min(group, shape.samples - first));
        points.squared_distances(std::span(rows).first(count), distances);
        benchmark::DoNotOptimize(distances.data());
      }
    }
  }
}

/// Remembers the medians for the table.
class MedianReporter : public benchmark::ConsoleReporter {
 public:
  void ReportRuns(const std::vector<Run>& runs) override {
    ConsoleReporter::ReportRuns(runs);
    for (const Run& run : runs) {
      const bool median = run.aggregate_name == "median";
      if (median || run.repetitions <= 1) {
        medians_[run.run_name.function_name] = run.GetAdjustedRealTime();
      }
    }
  }

  void print_table() const {
    std::printf("\n%12s %10s %11s %11s %14s %14s %17s %14s %14s\n", "N x D", "plain, ms",
                "double, ms", "single, ms", "plain / double", "plain / single", "DADApy quoted, ms",
                "DADApy/double", "DADApy/single");
    for (const Shape& shape : shapes) {
      const double wide = median("epoch_double", shape);
      const double narrow = median("epoch_single", shape);
      const double slow = median("plain", shape);
      std::printf("%12s %10.1f %11.2f %11.2f %14.1f %14.1f %17.0f %14.1f %14.1f\n",
                  (std::to_string(shape.samples) + " x " + std::to_string(shape.dimension)).c_str(),
                  slow, wide, narrow, slow / wide, slow / narrow, shape.peer_milliseconds,
                  shape.peer_milliseconds / wide, shape.peer_milliseconds / narrow);
    }
    std::printf("0 in the DADApy columns: no figure is quoted for this size.\n");
  }

 private:
  [[nodiscard]] double median(const char* what, const Shape& shape) const {
    const auto found = medians_.find(name_of(what, shape));
    return found == medians_.end() ? 0.0 : found->second;
  }

  std::map<std::string, double> medians_;
};

}  // namespace

int main(int argc, char** argv) {
  for (const Shape& shape : shapes) {
    const bool large = shape.samples > 5000;
    const auto add = [&](const char* what, auto function, bool once) {
      auto* registered =
          benchmark::RegisterBenchmark(name_of(what, shape).c_str(), function, shape);
      registered->Unit(benchmark::kMillisecond)->UseRealTime();
      if (once) {
        registered->Iterations(1);
      } else {
        registered->Repetitions(5)->ReportAggregatesOnly();
      }
    };
    add("epoch_double", epoch<double>, false);
    add("epoch_single", epoch<float>, false);
    add("distance_pass", distance_pass, false);
    add("plain", plain, large || shape.dimension > 100);
  }
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) {
    return 1;
  }
  MedianReporter reporter;
  benchmark::RunSpecifiedBenchmarks(&reporter);
  reporter.print_table();
  return tests::exit_code();
}

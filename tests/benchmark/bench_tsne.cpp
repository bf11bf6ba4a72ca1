// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// t-SNE: the cost of the affinities and of one iteration, exact (the baseline) and by Barnes-Hut,
// on an embedding that has already spread; and whole runs as in the window.

#include <cstdio>
#include <limits>

#include "core/embed/tsne.h"
#include "core/random.h"
#include "tests/benchmark/held_bound.h"
#include "tests/support/benchmark_arguments.h"
#include "tests/support/stopwatch.h"

namespace {

using namespace steelyard;

/// Gaussian clouds around ten random centres.
Matrix clouds(Index samples, Index dimension) {
  Random random(1);
  Matrix centres(10, dimension);
  for (double& value : centres.reshaped()) {
    value = 4.0 * random.normal();
  }
  Matrix points(samples, dimension);
  for (double& value : points.reshaped()) {
    value = random.normal();
  }
  for (Index sample = 0; sample < samples; ++sample) {
    points.row(sample) += centres.row(sample % centres.rows());
  }
  return points;
}

struct Cost {
  double affinities = 0.0;  ///< seconds
  double iteration = 0.0;   ///< seconds, after it has spread
};

Cost cost_of(const Matrix& points, bool exact, bool smoke) {
  TsneOptions options;
  options.exact_up_to = exact ? points.rows() : 0;
  options.early = 20;
  Cost cost;
  cost.affinities = tests::seconds_of([&] { Tsne tsne(points, options); });
  Tsne tsne(points, options);
  tsne.advance(smoke ? 5 : 100);
  const int timed = smoke ? 5 : 20;
  cost.iteration = tests::seconds_of([&] { tsne.advance(timed); }) / timed;
  return cost;
}

void print_costs(Index samples, bool smoke) {
  constexpr Index exact_at_most = 5000;  // above this, the affinities alone take gigabytes
  const Matrix points = clouds(samples, 10);
  const Cost tree = cost_of(points, false, smoke);
  std::printf("%8ld %12.2f %12.2f", static_cast<long>(samples), tree.affinities,
              1e3 * tree.iteration);
  if (samples <= exact_at_most) {
    const Cost exact = cost_of(points, true, smoke);
    std::printf(" %12.2f %12.2f %8.1f", exact.affinities, 1e3 * exact.iteration,
                exact.iteration / tree.iteration);
  }
  std::printf("\n");
  std::fflush(stdout);
}

Matrix picture_of(const Matrix& points, const TsneOptions& options) {
  Tsne tsne(points, options);
  tsne.advance(options.iterations);
  return tsne.coordinates();
}

/// Of the samples, how many have a nearest neighbour of their own cloud.
double purity(const Matrix& picture) {
  constexpr Index kinds = 10;
  double pure = 0.0;
  for (Index sample = 0; sample < picture.rows(); ++sample) {
    Vector away = (picture.rowwise() - picture.row(sample)).rowwise().squaredNorm();
    away[sample] = std::numeric_limits<double>::infinity();
    Index nearest = 0;
    away.minCoeff(&nearest);
    pure += nearest % kinds == sample % kinds ? 1.0 : 0.0;
  }
  return pure / static_cast<double>(picture.rows());
}

/// Clouds stay apart in the picture, exact and by the tree, and pauses change nothing.
void hold_pictures() {
  const Matrix points = clouds(500, 10);
  TsneOptions options;
  for (const Index exact_up_to : {Index{0}, points.rows()}) {
    options.exact_up_to = exact_up_to;
    const Matrix picture = picture_of(points, options);
    tests::hold(picture.allFinite() && purity(picture) >= 0.9, tests::Verdict::wrong,
                "the clouds are mixed up in the picture");
    Tsne paused(points, options);
    while (paused.advance(300)) {
    }
    tests::hold(paused.coordinates() == picture, tests::Verdict::wrong,
                "pauses change the picture");
  }
}

void print_run(Index samples) {
  const Matrix points = clouds(samples, 10);
  const double seconds = tests::seconds_of([&] {
    Tsne tsne(points, {});
    tsne.advance(TsneOptions{}.iterations);
  });
  std::printf("%8ld samples, default options, from table to picture: %.1f s\n",
              static_cast<long>(samples), seconds);
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  const bool smoke = tests::is_smoke(argc, argv);
  std::printf("%8s %12s %12s %12s %12s %8s\n", "samples", "tree: s", "ms/iteration", "exact: s",
              "ms/iteration", "ratio");
  for (const Index samples : {Index{2000}, Index{5000}, Index{10000}}) {
    print_costs(smoke ? samples / 10 : samples, smoke);
  }
  for (const Index samples : {Index{2000}, Index{10000}}) {
    print_run(smoke ? samples / 20 : samples);
  }
  hold_pictures();
  return tests::exit_code();
}

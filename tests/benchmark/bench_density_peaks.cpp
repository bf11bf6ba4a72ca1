// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Density peaks by stage: neighbours (with a plain search that sorts every row as the baseline),
// dimension and densities, peaks.

#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

#include "core/cluster/density_peaks.h"
#include "core/cluster/point_adaptive_density.h"
#include "core/cluster/two_nn.h"
#include "core/random.h"
#include "tests/benchmark/held_bound.h"
#include "tests/support/benchmark_arguments.h"
#include "tests/support/stopwatch.h"

namespace {

using namespace steelyard;

/// Gaussian clouds around ten random centres.
Space clouds(Index samples, Index dimension) {
  Random random(1);
  Matrix centres(10, dimension);
  for (double& value : centres.reshaped()) {
    value = 3.0 * random.normal();
  }
  Space space{Matrix(samples, dimension), Vector::Zero(dimension)};
  for (double& value : space.coordinates.reshaped()) {
    value = random.normal();
  }
  for (Index sample = 0; sample < samples; ++sample) {
    space.coordinates.row(sample) += centres.row(sample % centres.rows());
  }
  return space;
}

/// Sorts all distances, row by row. \return a value that depends on all of them
double plain_search(const Space& space, Index count) {
  double sum = 0.0;
  std::vector<std::pair<double, Index>> others(static_cast<std::size_t>(space.samples()));
  for (Index self = 0; self < space.samples(); ++self) {
    const Vector squared =
        (space.coordinates.rowwise() - space.coordinates.row(self)).rowwise().squaredNorm();
    for (Index other = 0; other < space.samples(); ++other) {
      others[static_cast<std::size_t>(other)] = {squared[other], other};
    }
    std::partial_sort(others.begin(), others.begin() + count + 1, others.end());
    sum += others[static_cast<std::size_t>(count)].first;
  }
  return sum;
}

void print_stages(Index samples, Index dimension) {
  constexpr Index count = 100;
  const Space space = clouds(samples, dimension);
  NearestNeighbours neighbours;
  SampleDensity density;
  DensityPeaks peaks;
  double checked = 0.0;
  const double search = tests::seconds_of([&] { neighbours = *nearest_neighbours(space, count); });
  const double plain = tests::seconds_of([&] { checked = plain_search(space, count); });
  const double estimate = tests::seconds_of([&] {
    const double intrinsic = two_nn(neighbours);
    density = point_adaptive_density(neighbours, intrinsic,
                                     adaptive_neighbourhoods(neighbours, intrinsic));
  });
  const double clustering = tests::seconds_of([&] { peaks = density_peaks(neighbours, density); });
  const double own = neighbours.distance.col(count - 1).squaredNorm();
  std::printf("%8ld %4ld %10.2f %10.2f %10.2f %10.2f %10.2f %9zu\n", static_cast<long>(samples),
              static_cast<long>(dimension), plain, search, estimate, clustering,
              search + estimate + clustering, peaks.centres.size());
  tests::hold(tests::agree_to(1e-9, own, checked), tests::Verdict::wrong, "the searches differ");
  tests::hold(search <= tests::gross * plain, tests::Verdict::slow, "the plain search is faster");
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  const bool smoke = tests::is_smoke(argc, argv);
  std::printf("%8s %4s %10s %10s %10s %10s %10s %9s   (seconds)\n", "samples", "D", "plain search",
              "search", "densities", "peaks", "all three", "clusters");
  for (const Index samples : {Index{2000}, Index{10000}, Index{20000}}) {
    print_stages(smoke ? samples / 10 : samples, 10);
  }
  return tests::exit_code();
}

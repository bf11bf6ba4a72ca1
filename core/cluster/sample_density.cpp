// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cluster/sample_density.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/error.h"

namespace steelyard {
namespace {

double smallest_positive(const NearestNeighbours& neighbours) {
  double smallest = std::numeric_limits<double>::infinity();
  for (const double distance : neighbours.distance.reshaped()) {
    smallest = distance > 0.0 ? std::min(smallest, distance) : smallest;
  }
  if (std::isinf(smallest)) {
    throw bad_input(
        {message("sample_density.equal_samples", "all samples are equal, so there is no density"),
         "density of the samples",
         message("sample_density.equal_samples.accepted", "samples that differ")});
  }
  return smallest;
}

void require_fit(const NearestNeighbours& neighbours, std::span<const Index> k) {
  const bool one_each = static_cast<Index>(k.size()) == neighbours.samples();
  if (!one_each || std::any_of(k.begin(), k.end(), [&](Index count) {
        return count < 1 || count > neighbours.count();
      })) {
    throw bad_input({message("sample_density.bad_neighbours", "an invalid number of neighbours"),
                     "density of the samples",
                     message("sample_density.bad_neighbours.accepted", "1 to {1} for every sample",
                             neighbours.count())});
  }
}

}  // namespace

double log_unit_ball_volume(double dimension) {
  return 0.5 * dimension * std::log(std::numbers::pi) - std::lgamma(0.5 * dimension + 1.0);
}

SampleDensity knn_density(const NearestNeighbours& neighbours, double dimension,
                          std::span<const Index> k) {
  require_fit(neighbours, k);
  const Index samples = neighbours.samples();
  const double floor = smallest_positive(neighbours);
  const double of_all = log_unit_ball_volume(dimension) + std::log(static_cast<double>(samples));
  SampleDensity density{Vector(samples), Vector(samples), {k.begin(), k.end()}};
  for (Index sample = 0; sample < samples; ++sample) {
    const Index count = density.neighbours[static_cast<std::size_t>(sample)];
    const double radius = std::max(floor, neighbours.distance(sample, count - 1));
    const auto counted = static_cast<double>(count);
    density.log_density[sample] = std::log(counted) - of_all - dimension * std::log(radius);
    density.error[sample] = 1.0 / std::sqrt(counted);
  }
  return density;
}

SampleDensity knn_density(const NearestNeighbours& neighbours, double dimension, Index k) {
  const std::vector<Index> same(static_cast<std::size_t>(neighbours.samples()), k);
  return knn_density(neighbours, dimension, same);
}

}  // namespace steelyard

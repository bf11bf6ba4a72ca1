// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/information_imbalance.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <vector>

#include "core/geometry/ranks.h"
#include "core/geometry/weighted_points.h"

namespace steelyard {
namespace {

/// Positions of the `count` smallest distances; ties by position.
std::vector<std::uint32_t> nearest(std::span<const double> distances, Index count) {
  std::vector<std::uint32_t> order(distances.size());
  std::iota(order.begin(), order.end(), 0U);
  std::partial_sort(order.begin(), order.begin() + count, order.end(),
                    [&](std::uint32_t x, std::uint32_t y) {
                      return distances[x] != distances[y] ? distances[x] < distances[y] : x < y;
                    });
  order.resize(static_cast<std::size_t>(count));
  return order;
}

}  // namespace

double information_imbalance(const Space& a, const Space& b, Index neighbours) {
  const Index samples = a.samples();
  std::vector<Index> rows(static_cast<std::size_t>(samples));
  std::iota(rows.begin(), rows.end(), Index{0});
  const Ranks ranks = *Ranks::of(b, rows);
  const WeightedPoints points(centred(a), Vector::Ones(a.dimension()));
  std::vector<double> row_sums(rows.size());
#pragma omp parallel
  {
    std::vector<double> distances(static_cast<std::size_t>(points.padded_samples()));
    std::vector<double> of_nearest(static_cast<std::size_t>(neighbours));
#pragma omp for
    for (Index i = 0; i < samples; ++i) {
      const std::array<Index, 1> self{i};
      points.squared_distances(self, distances);
      distances[static_cast<std::size_t>(i)] = std::numeric_limits<double>::infinity();
      ranks.gather(i, nearest({distances.data(), static_cast<std::size_t>(samples)}, neighbours),
                   std::span(of_nearest));
      row_sums[static_cast<std::size_t>(i)] =
          std::accumulate(of_nearest.begin(), of_nearest.end(), 0.0);
    }
  }
  const double sum = std::accumulate(row_sums.begin(), row_sums.end(), 0.0);
  const auto n = static_cast<double>(samples);
  return 2.0 * sum / (n * n * static_cast<double>(neighbours));
}

}  // namespace steelyard

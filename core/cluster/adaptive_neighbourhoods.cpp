// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cluster/adaptive_neighbourhoods.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/parallel.h"

namespace steelyard {
namespace {

/// Twice the gain in log-likelihood of two densities over one, from k neighbours in balls of radius
/// a and b: 2k log((a^d + b^d)^2 / (4 a^d b^d)) = 4k log cosh(d log(a/b) / 2).
double likelihood_ratio(double a, double b, double dimension, Index k) {
  if (a == b) {
    return 0.0;
  }
  if (a == 0.0 || b == 0.0) {
    return std::numeric_limits<double>::infinity();
  }
  const double half = 0.5 * dimension * std::abs(std::log(a / b));
  const double log_cosh = half + std::log1p(std::exp(-2.0 * half)) - std::log(2.0);
  return 4.0 * static_cast<double>(k) * log_cosh;
}

Index neighbourhood(const NearestNeighbours& neighbours, Index sample, double dimension,
                    double threshold) {
  constexpr Index fewest = 3;
  const Index most = std::max(fewest, neighbours.count() - 1);
  Index k = fewest;
  while (k < most) {
    const auto other = static_cast<Index>(neighbours.sample(sample, k));
    if (likelihood_ratio(neighbours.distance(sample, k - 1), neighbours.distance(other, k - 1),
                         dimension, k) >= threshold) {
      break;
    }
    ++k;
  }
  return std::min(k, neighbours.count());
}

}  // namespace

std::vector<Index> adaptive_neighbourhoods(const NearestNeighbours& neighbours, double dimension,
                                           double threshold) {
  std::vector<Index> sizes(static_cast<std::size_t>(neighbours.samples()));
  parallel_for(neighbours.samples(), {.together = 64}, [&](Index sample) {
    sizes[static_cast<std::size_t>(sample)] =
        neighbourhood(neighbours, sample, dimension, threshold);
  });
  return sizes;
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cluster/average_linkage.h"

#include <cstddef>
#include <limits>
#include <utility>

namespace steelyard {
namespace {

using LinkedItems = std::vector<std::vector<Index>>;

/// The earlier one first.
std::pair<std::size_t, std::size_t> nearest_two(const LinkedItems& clusters,
                                                const Matrix& distances) {
  std::pair<std::size_t, std::size_t> found{0, 1};
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t one = 0; one < clusters.size(); ++one) {
    for (std::size_t other = one + 1; other < clusters.size(); ++other) {
      const double distance = distances(clusters[one], clusters[other]).mean();
      if (distance < least) {
        least = distance;
        found = {one, other};
      }
    }
  }
  return found;
}

}  // namespace

std::vector<Index> average_linkage_order(const Matrix& distances) {
  LinkedItems clusters;
  for (Index item = 0; item < distances.rows(); ++item) {
    clusters.push_back({item});
  }
  while (clusters.size() > 1) {
    const auto [one, other] = nearest_two(clusters, distances);
    clusters[one].insert(clusters[one].end(), clusters[other].begin(), clusters[other].end());
    clusters.erase(clusters.begin() + static_cast<std::ptrdiff_t>(other));
  }
  return clusters.empty() ? std::vector<Index>() : clusters.front();
}

}  // namespace steelyard

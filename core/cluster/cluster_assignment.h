// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include "core/matrix.h"
#include "core/message.h"

namespace steelyard {

struct ClusterOptions {
  enum class Algorithm { k_means, density_peaks };
  Algorithm algorithm = Algorithm::k_means;
  int clusters = 2;        ///< for k-means: 1 .. N
  double z = 1.6;          ///< for density peaks: >= 0; larger values give fewer clusters
  std::uint64_t seed = 1;  ///< for k-means
};

/// The cluster of each sample, found by any algorithm.
struct ClusterAssignment {
  std::vector<int> cluster_of;  ///< N; -1 if in no cluster. Empty when stopped
  int clusters = 0;             ///< number of clusters
  std::vector<Index> centres;   ///< density peaks: for each cluster, the sample at its peak
  std::vector<Message> warnings;
};

/// Clusters the samples by Euclidean distances between their rows; periodic inputs must be given as
/// points on a circle (samples_as_points.h). Density peaks finds the number of clusters itself,
/// using the dimension from two_nn, PAk densities and up to 100 neighbours per sample; it needs N
/// >= 4 and costs O(N^2 D) up to 20,000 samples, above mostly less (nearest_neighbours.h). K-means
/// takes the number of clusters from the options. The result does not depend on the number of
/// threads.
///
/// \param points  N x D, finite (a Problem has no NaN)
/// \throws Error(bad_input) for invalid options, too few samples or samples that are all equal
[[nodiscard]] ClusterAssignment cluster_samples(const Matrix& points, const ClusterOptions& options,
                                                const std::stop_token& stop = {});

}  // namespace steelyard

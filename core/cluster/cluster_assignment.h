// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

struct ClusterOptions {
  enum class Algorithm { k_means, density_peaks };
  Algorithm algorithm = Algorithm::k_means;
  int clusters = 2;        ///< k-means: 1 .. N
  double z = 1.6;          ///< density peaks: >= 0; larger: fewer clusters
  std::uint64_t seed = 1;  ///< k-means
};

/// Which sample is in which cluster, by whatever algorithm.
struct ClusterAssignment {
  std::vector<int> cluster_of;        ///< N; -1: in none. Empty: stopped
  int clusters = 0;                   ///< how many there are
  std::vector<Index> centres;         ///< density peaks: per cluster the sample at its peak
  std::vector<std::string> warnings;  ///< in plain words
};

/// Clusters the samples by Euclidean distances between their rows; periodic inputs are to come as
/// points on a circle (weighted_space). Density peaks finds the number of clusters itself, with the
/// dimension from two_nn, PAk's density and up to 100 neighbours each; k-means takes it from the
/// options, and is too quick to look at the stop. The same input gives the same clusters for any
/// number of threads. \param points  N x D, finite (NaN cannot come in: a Problem has none).
/// Density peaks: N >= 4,
///                cost O(N^2 D)
/// \throws Error(bad_input) for options that do not fit, too few samples or samples all equal
[[nodiscard]] ClusterAssignment cluster_samples(const Matrix& points, const ClusterOptions& options,
                                                const std::stop_token& stop = {});

}  // namespace steelyard

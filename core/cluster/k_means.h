// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

struct KMeansOptions {
  int clusters = 2;     ///< 1 <= clusters <= N
  int restarts = 4;     ///< >= 1; the result with the lowest inertia is kept
  int iterations = 50;  ///< of Lloyd's algorithm, at most
  std::uint64_t seed = 1;
};

struct KMeansResult {
  std::vector<int> cluster_of;  ///< N
  Matrix centres;               ///< clusters x D
  double inertia = 0.0;  ///< sum over the samples of the squared distance to the nearest centre
};

/// Lloyd's algorithm from k-means++ starts (Arthur & Vassilvitskii 2007). Checks the stop token
/// during every pass over the points except the first, which centres them.
/// \param points  N x D, finite
/// \return when stopped, unfinished clusters, which must not be used
[[nodiscard]] KMeansResult k_means(const Matrix& points, const KMeansOptions& options,
                                   const std::stop_token& stop = {});

}  // namespace steelyard

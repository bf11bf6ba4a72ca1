// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// Purity = sum over clusters of their largest class / N, and the form of Wild et al. 2024 with
/// clusters matched one to one with classes so that the matched fraction is largest.
struct ClusterPurity {
  double purity = 0.0;
  double matched = 0.0;
};

/// Samples of class -1 (unknown) or cluster -1 are left out.
/// \param cluster_of, class_of  same length; 0-based
[[nodiscard]] ClusterPurity cluster_purity(std::span<const int> cluster_of,
                                           std::span<const int> class_of);

/// What one cluster is made of.
struct ClusterMakeup {
  Index size = 0;          ///< samples whose class is known
  int largest_class = -1;  ///< the first of the largest; -1: empty
  double fraction = 0.0;   ///< of the largest class among the cluster's samples; 0: empty
};

/// Per cluster, 0 to the largest in cluster_of. Weighted by size, the fractions' mean is the
/// purity.
[[nodiscard]] std::vector<ClusterMakeup> cluster_makeup(std::span<const int> cluster_of,
                                                        std::span<const int> class_of);

}  // namespace steelyard

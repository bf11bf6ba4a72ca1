// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// Purity is the sum over clusters of the size of their largest class, divided by N. In the variant
/// of Wild et al. 2024, clusters are matched one to one with classes so that the matched fraction
/// is largest.
struct ClusterPurity {
  double purity = 0.0;
  double matched = 0.0;
};

/// Samples with class -1 (unknown) or cluster -1 are left out.
/// \param cluster_of, class_of  same length; 0-based
[[nodiscard]] ClusterPurity cluster_purity(std::span<const int> cluster_of,
                                           std::span<const int> class_of);

/// The composition of one cluster.
struct ClusterMakeup {
  Index size = 0;          ///< samples whose class is known
  int largest_class = -1;  ///< the first of the largest classes; -1 if empty
  double fraction = 0.0;   ///< share of the largest class among the cluster's samples; 0 if empty
};

/// One per cluster, from 0 to the largest number in cluster_of. The mean of the fractions, weighted
/// by size, is the purity.
[[nodiscard]] std::vector<ClusterMakeup> cluster_makeup(std::span<const int> cluster_of,
                                                        std::span<const int> class_of);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

using CountMatrix = Eigen::Matrix<Index, Eigen::Dynamic, Eigen::Dynamic>;

/// The number of samples in each group of one partition (row) and each group of another (column).
struct ConfusionTable {
  std::vector<std::string> rows;
  std::vector<std::string> columns;
  CountMatrix counts;  ///< rows x columns; the sum is the number of samples counted
  Index left_out = 0;  ///< samples without a group in one of the two
};

/// Samples with group -1 in either partition are left out.
/// \param row_of, column_of  same length; 0-based
/// \return (largest row_of + 1) x (largest column_of + 1)
/// \throws Error(fault) for different lengths
[[nodiscard]] CountMatrix joint_counts(std::span<const int> row_of, std::span<const int> column_of);

/// The same with the names of the groups, including empty groups.
/// \param rows, columns  names; at least one more than the largest group index
/// \throws Error(fault) for different lengths, or a group without a name
[[nodiscard]] ConfusionTable confusion_table(std::span<const int> row_of,
                                             std::vector<std::string> rows,
                                             std::span<const int> column_of,
                                             std::vector<std::string> columns);

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

/// The agreement of two partitions on which pairs of samples belong together, corrected for chance
/// (Hubert & Arabie 1985). It is 1 for the same partition under any names, 0 on average for random
/// partitions, and negative for agreement below chance. Symmetric. It is 1 for trivial partitions
/// (all samples together in both, or each sample alone in both), and if fewer than two samples are
/// left.
/// \param a, b  groups of the samples, same length, 0-based; samples with -1 in either are left out
/// \throws Error(fault) for different lengths
[[nodiscard]] double adjusted_rand_index(std::span<const int> a, std::span<const int> b);

/// The shared information of two partitions of the samples: their mutual information divided by the
/// arithmetic mean of their entropies, 2 I(a, b) / (H(a) + H(b)) (Strehl & Ghosh 2002 survey the
/// means). It is 1 for the same partition under any names and 0 if they are independent; symmetric.
/// It is not corrected for chance: many small groups agree by chance (adjusted_rand_index is
/// corrected). It is 1 if both have a single group.
/// \param a, b  groups of the samples, same length, 0-based; samples with -1 in either are left out
/// \throws Error(fault) for different lengths
[[nodiscard]] double normalised_mutual_information(std::span<const int> a, std::span<const int> b);

}  // namespace steelyard

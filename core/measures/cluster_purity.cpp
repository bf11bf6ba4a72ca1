// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/cluster_purity.h"

#include "core/measures/assignment.h"
#include "core/measures/confusion_table.h"

namespace steelyard {

ClusterPurity cluster_purity(std::span<const int> cluster_of, std::span<const int> class_of) {
  const Matrix count = joint_counts(cluster_of, class_of).cast<double>();
  const double samples = count.sum();
  if (samples == 0.0) {
    return {};
  }
  const std::vector<Index> class_matched = least_cost_assignment(-count);
  double matched = 0.0;
  for (Index cluster = 0; cluster < count.rows(); ++cluster) {
    const Index partner = class_matched[static_cast<std::size_t>(cluster)];
    matched += partner >= 0 ? count(cluster, partner) : 0.0;
  }
  return {count.rowwise().maxCoeff().sum() / samples, matched / samples};
}

std::vector<ClusterMakeup> cluster_makeup(std::span<const int> cluster_of,
                                          std::span<const int> class_of) {
  const CountMatrix counts = joint_counts(cluster_of, class_of);
  std::vector<ClusterMakeup> makeup(static_cast<std::size_t>(counts.rows()));
  for (Index cluster = 0; cluster < counts.rows(); ++cluster) {
    ClusterMakeup& of = makeup[static_cast<std::size_t>(cluster)];
    of.size = counts.row(cluster).sum();
    if (of.size > 0) {
      Index largest = 0;
      const Index count = counts.row(cluster).maxCoeff(&largest);
      of.largest_class = static_cast<int>(largest);
      of.fraction = static_cast<double>(count) / static_cast<double>(of.size);
    }
  }
  return makeup;
}

}  // namespace steelyard

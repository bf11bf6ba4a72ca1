// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/cluster_purity.h"

#include <algorithm>

#include "core/matrix.h"
#include "core/measures/assignment.h"

namespace steelyard {
namespace {

/// Samples per cluster (row) and class (column).
Matrix contingency(std::span<const int> cluster_of, std::span<const int> class_of) {
  int clusters = 0;
  int classes = 0;
  const std::size_t samples = std::min(cluster_of.size(), class_of.size());
  for (std::size_t sample = 0; sample < samples; ++sample) {
    clusters = std::max(clusters, cluster_of[sample] + 1);
    classes = std::max(classes, class_of[sample] + 1);
  }
  Matrix count = Matrix::Zero(clusters, classes);
  for (std::size_t sample = 0; sample < samples; ++sample) {
    if (cluster_of[sample] >= 0 && class_of[sample] >= 0) {
      count(cluster_of[sample], class_of[sample]) += 1.0;
    }
  }
  return count;
}

}  // namespace

ClusterPurity cluster_purity(std::span<const int> cluster_of, std::span<const int> class_of) {
  const Matrix count = contingency(cluster_of, class_of);
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

}  // namespace steelyard

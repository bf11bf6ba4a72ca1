// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/label_purity.h"

#include "core/cluster/k_means.h"
#include "core/problem/samples_as_points.h"

namespace steelyard {

std::optional<ClusterPurity> label_purity(const Problem& problem, const LearnedSpace& space,
                                          std::uint64_t seed, const std::stop_token& stop) {
  const auto classes = problem.labels ? static_cast<Index>(problem.labels->names.size()) : Index{0};
  if (classes < 2 || classes > problem.samples()) {
    return std::nullopt;
  }
  KMeansOptions options;
  options.clusters = static_cast<int>(classes);
  options.seed = seed;
  const KMeansResult found = k_means(points_in(space, problem), options, stop);
  if (stop.stop_requested()) {
    return std::nullopt;
  }
  return cluster_purity(found.cluster_of, problem.labels->class_of);
}

}  // namespace steelyard

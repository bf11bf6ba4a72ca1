// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cluster/cluster_assignment.h"

#include <algorithm>
#include <utility>

#include "core/cluster/density_peaks.h"
#include "core/cluster/k_means.h"
#include "core/cluster/point_adaptive_density.h"
#include "core/cluster/two_nn.h"
#include "core/error.h"
#include "core/geometry/recall_in_words.h"
#include "core/message.h"

namespace steelyard {
namespace {

int occupied(const std::vector<int>& cluster_of, int clusters) {
  std::vector<bool> has_sample(static_cast<std::size_t>(clusters), false);
  for (const int cluster : cluster_of) {
    has_sample[static_cast<std::size_t>(cluster)] = true;
  }
  return static_cast<int>(std::count(has_sample.begin(), has_sample.end(), true));
}

ClusterAssignment by_k_means(const Matrix& points, const ClusterOptions& options,
                             const std::stop_token& stop) {
  KMeansOptions k_means_options;
  k_means_options.clusters = options.clusters;
  k_means_options.seed = options.seed;
  ClusterAssignment found;
  found.cluster_of = k_means(points, k_means_options, stop).cluster_of;
  if (stop.stop_requested()) {
    return {};
  }
  found.clusters = options.clusters;
  const int used = occupied(found.cluster_of, options.clusters);
  if (used < options.clusters) {
    found.warnings.push_back(message("clusters.too_few_samples",
                                     "Only {1} of {2} {2:cluster has|clusters have} samples: there "
                                     "are no more distinct samples.",
                                     used, options.clusters));
  }
  return found;
}

Index with_a_duplicate(const NearestNeighbours& neighbours) {
  return (neighbours.distance.col(0).array() == 0.0).count();
}

std::vector<Message> warnings_about(const NearestNeighbours& neighbours, std::size_t clusters) {
  std::vector<Message> warnings;
  if (const Index alike = with_a_duplicate(neighbours); alike > 0) {
    warnings.push_back(
        message("clusters.equal_samples",
                "{1} {1:sample is|samples are} equal to another one: {1:it does|they "
                "do} not contribute to the dimension, and their densities are "
                "rough.",
                alike));
  }
  constexpr Index few = 50;
  if (neighbours.samples() < few) {
    warnings.push_back(message("clusters.few_samples",
                               "With fewer than {1} samples, densities and clusters are rough "
                               "estimates.",
                               few));
  }
  if (neighbours.judged > 0) {
    warnings.push_back(message("clusters.recall", "The clusters follow from neighbours, and {1}.",
                               recall_in_words(neighbours.recall, neighbours.judged)));
  }
  if (clusters == 1) {
    warnings.push_back(message("clusters.one_cluster",
                               "All samples are in one cluster: no second peak is significant."));
  }
  return warnings;
}

ClusterAssignment by_density_peaks(const Matrix& points, const ClusterOptions& options,
                                   const std::stop_token& stop) {
  constexpr Index fewest = 4;
  constexpr Index most_neighbours = 100;
  if (points.rows() < fewest) {
    throw bad_input(
        {message("density_peaks.too_few_samples", "too few samples to find density peaks"),
         "density peaks", message("density_peaks.too_few_samples.accepted", "4 samples or more")});
  }
  const Space space{points, Vector::Zero(points.cols())};
  const auto neighbours =
      nearest_neighbours(space, std::min(most_neighbours, points.rows() - 1), stop);
  if (!neighbours) {
    return {};
  }
  const double dimension = two_nn(*neighbours);
  const SampleDensity density = point_adaptive_density(
      *neighbours, dimension, adaptive_neighbourhoods(*neighbours, dimension));
  DensityPeaks peaks = density_peaks(*neighbours, density, options.z);
  ClusterAssignment found;
  found.cluster_of = std::move(peaks.cluster_of);
  found.clusters = static_cast<int>(peaks.centres.size());
  found.warnings = warnings_about(*neighbours, peaks.centres.size());
  found.centres = std::move(peaks.centres);
  return found;
}

}  // namespace

ClusterAssignment cluster_samples(const Matrix& points, const ClusterOptions& options,
                                  const std::stop_token& stop) {
  if (options.algorithm == ClusterOptions::Algorithm::density_peaks) {
    return by_density_peaks(points, options, stop);
  }
  return by_k_means(points, options, stop);
}

}  // namespace steelyard

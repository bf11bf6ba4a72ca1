// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>
#include <span>
#include <utility>
#include <vector>

#include "core/cluster/sample_density.h"
#include "core/geometry/nearest_neighbours.h"
#include "core/matrix.h"

namespace steelyard {

struct DensityPeaks {
  std::vector<int> cluster_of;  ///< N, 0 .. centres.size() - 1
  std::vector<Index> centres;   ///< for each cluster, the sample at its peak; densest first
};

/// Advanced density peaks (d'Errico, Facco, Laio & Rodriguez 2021). Let g be the log-density minus
/// its error.
/// 1. A sample is a putative peak if none of its neighbours has a higher g and it is not a
///    neighbour of any sample with a higher g. ("Neighbours" are those of the density estimate.)
/// 2. In descending order of g, each other sample joins the cluster of its nearest neighbour with a
///    higher g.
/// 3. A sample is on the border with the cluster of its nearest neighbour in another cluster if no
///    sample of its own cluster is nearer to that neighbour. The border sample with the highest g
///    is the saddle between two clusters.
/// 4. A peak is genuine if it exceeds each of its saddles by at least z times the sum of both
///    errors. Starting at the highest saddle where this fails, the peak that exceeds it by fewer
///    errors is merged into the other, until no saddle fails. Clusters that do not touch are never
///    merged.
///
/// Where g is equal, the sample with the lower index counts as higher. Cost O(N k).
/// \param neighbours  those used for the density
/// \param z           >= 0; larger values give fewer clusters
/// \throws Error(bad_input) for a negative z, or for densities that do not match the samples
[[nodiscard]] DensityPeaks density_peaks(const NearestNeighbours& neighbours,
                                         const SampleDensity& density, double z = 1.6);

/// The highest point at which two clusters touch.
struct Saddle {
  double log_density = 0.0;
  double error = 0.0;
  double g = 0.0;  ///< log_density - error; the saddle is the border sample with the highest g
};

/// Keyed by pair of clusters, the lower number first.
using Saddles = std::map<std::pair<int, int>, Saddle>;

/// The top of one cluster.
struct Peak {
  double log_density = 0.0;
  double error = 0.0;
};

/// Merges clusters where a peak rises above the saddle between them by less than z times the sum of
/// both errors, starting at the highest saddle (step 4 of density_peaks).
/// \param peaks  one per cluster
/// \return for each cluster, the cluster it was merged into, or itself
[[nodiscard]] std::vector<int> join_insignificant(std::span<const Peak> peaks, Saddles saddles,
                                                  double z);

}  // namespace steelyard

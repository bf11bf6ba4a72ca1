// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/cluster/sample_density.h"
#include "core/geometry/nearest_neighbours.h"

namespace steelyard {

struct DensityPeaks {
  std::vector<int> cluster_of;  ///< N, 0 .. centres.size() - 1
  std::vector<Index> centres;   ///< per cluster the sample at its peak, the densest first
};

/// Advanced density peaks (d'Errico, Facco, Laio & Rodriguez 2021). With g = log-density less its
/// error:
/// 1. A sample is a putative peak when nobody among its neighbours has a higher g, and it is no
///    neighbour of anybody with a higher g. ("Neighbours" are the density's own.)
/// 2. From the highest g down, each other sample joins the cluster of its nearest neighbour that
///    has a higher g.
/// 3. A sample is at the border to the cluster of its nearest neighbour elsewhere, if it is the
///    one of its own cluster that is nearest to that neighbour. The border sample of the highest g
///    is the saddle between two clusters.
/// 4. A peak is genuine when it exceeds each of its saddles by more than z times the errors of both
///    together. The highest saddle at which this fails goes first: the peak that exceeds it less,
///    in errors, joins the other, until no saddle fails. Clusters that do not touch never join.
///
/// Where g is equal, the sample of the lower index counts as the higher. Cost O(N k).
/// \param neighbours  those the density was made from
/// \param z           >= 0; larger: fewer clusters
/// \throws Error(bad_input) for a negative z or a density of other samples
[[nodiscard]] DensityPeaks density_peaks(const NearestNeighbours& neighbours,
                                         const SampleDensity& density, double z = 1.6);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>

#include "core/cluster/sample_density.h"
#include "core/geometry/nearest_neighbours.h"

namespace steelyard {

/// Density from the distance r to the k-th neighbour: k / (N V_d r^d), with relative error
/// 1/sqrt(k) (Loftsgaarden & Quesenberry 1965). If that distance is 0 (duplicates), the smallest
/// positive distance of all samples replaces it, which gives a high but finite density.
/// \param dimension  d > 0, from two_nn
/// \param k          per sample, 1 .. neighbours.count()
/// \throws Error(bad_input) for an invalid k, or if no distance is above 0
[[nodiscard]] SampleDensity knn_density(const NearestNeighbours& neighbours, double dimension,
                                        std::span<const Index> k);
/// The same with one k for all samples.
[[nodiscard]] SampleDensity knn_density(const NearestNeighbours& neighbours, double dimension,
                                        Index k);

}  // namespace steelyard

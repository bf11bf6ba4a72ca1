// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <vector>

#include "core/geometry/nearest_neighbours.h"
#include "core/matrix.h"

namespace steelyard {

/// The density at each sample, per volume in the intrinsic dimension; it integrates to 1.
struct SampleDensity {
  Vector log_density;             ///< N, natural logarithm
  Vector error;                   ///< N, standard error of the logarithm
  std::vector<Index> neighbours;  ///< N; number of nearest neighbours used by each estimate
};

/// Logarithm of the volume of a ball of radius 1: log(pi^(d/2) / Gamma(d/2 + 1)), for any real
/// dimension d > 0.
[[nodiscard]] double log_unit_ball_volume(double dimension);

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

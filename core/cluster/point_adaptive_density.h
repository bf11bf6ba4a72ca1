// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <vector>

#include "core/cluster/sample_density.h"
#include "core/geometry/nearest_neighbours.h"

namespace steelyard {

/// For each sample, the number of neighbours within which the density is approximately constant
/// (Rodriguez, d'Errico, Facco & Laio 2018): k grows from 3 until a likelihood ratio test finds
/// different densities at the sample and at its (k+1)-th neighbour, each estimated from its own k
/// nearest neighbours.
/// \param dimension  d > 0, from two_nn
/// \param threshold  of the test; by chance, 23.93 is exceeded once in a million
/// \return per sample, 3 .. max(3, neighbours.count() - 1), and at most neighbours.count()
[[nodiscard]] std::vector<Index> adaptive_neighbourhoods(const NearestNeighbours& neighbours,
                                                         double dimension,
                                                         double threshold = 23.92812698);

/// The point-adaptive k-nearest-neighbour estimator PAk (Rodriguez, d'Errico, Facco & Laio 2018).
/// Around each sample the log-density is taken to change linearly with the rank l of the neighbour,
/// as F + a l. F maximises the log-likelihood of the volumes v_l between shells, k F + a k(k+1)/2 -
/// sum_l v_l exp(F + a l), a concave function whose only maximum is found to rounding. The error of
/// F is sqrt((4k + 2) / (k (k - 1))).
///
/// If two neighbours are equally far, a shell is empty and the likelihood is unbounded; such a
/// sample keeps the estimate of knn_density, with PAk's error.
/// \param dimension  d > 0, from two_nn
/// \param k          per sample, 2 .. neighbours.count(), for example from adaptive_neighbourhoods
/// \throws Error(bad_input) for an invalid k, or if no distance is above 0
[[nodiscard]] SampleDensity point_adaptive_density(const NearestNeighbours& neighbours,
                                                   double dimension, std::span<const Index> k);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>

#include "core/cluster/sample_density.h"
#include "core/geometry/nearest_neighbours.h"

namespace steelyard {

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

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/methods/gated_laplacian/affinity_graph.h"

namespace steelyard::gated {

/// The Laplacian score of each feature (He, Cai & Niyogi 2005). With W the affinities, d their sums
/// and L = diag(d) - W,
///     LS = f~' L f~ / f~' diag(d) f~,    f~ = f - (f'd / 1'd) 1.
/// Smaller is better: 0 if a feature is constant within each connected component of the graph,
/// about 1 if it is unrelated to the graph, at most 2. It does not depend on a feature's unit or
/// origin, nor does the result depend on the number of threads. Costs O(D times the number of
/// entries of the graph).
/// \param columns  N x D, finite
/// \return D values, infinity for a constant feature; `std::nullopt` when stopped
[[nodiscard]] std::optional<Vector> laplacian_scores(const AffinityGraph& graph,
                                                     const MatrixView& columns,
                                                     const std::stop_token& stop = {});

/// f~' diag(d) f~, the denominator of the Laplacian score.
/// \param feature  N values
[[nodiscard]] double degree_spread(const AffinityGraph& graph, const Vector& feature);

/// The diffusion score of each feature: how much of it, with mean 0, is left after t steps of the
/// random walk P = diag(d)^-1 W on the graph,
///     f' P^t f / f' f.
/// Larger is smoother; at most about 1.
/// \param columns  N x D, finite
/// \param steps    t >= 1
/// \return D values, minus infinity for a constant feature; `std::nullopt` when stopped
[[nodiscard]] std::optional<Vector> diffusion_scores(const AffinityGraph& graph,
                                                     const MatrixView& columns, int steps,
                                                     const std::stop_token& stop = {});

}  // namespace steelyard::gated

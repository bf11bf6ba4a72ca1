// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/methods/gated_laplacian/score_options.h"
#include "core/problem/problem.h"

namespace steelyard::gated {

/// The graph of the samples in the space of all inputs, each scaled to the same spread.
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<AffinityGraph> graph_of(const Problem& problem,
                                                    const ScoreOptions& options,
                                                    const std::stop_token& stop);

/// The score of every input, D values. A periodic input has one score for the two coordinates of
/// its point on the circle: the quotient of their summed numerators and denominators. Scores of
/// constant inputs are not finite: see laplacian_score.h.
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<Vector> feature_scores(const AffinityGraph& graph,
                                                   const Problem& problem,
                                                   const ScoreOptions& options,
                                                   const std::stop_token& stop);

}  // namespace steelyard::gated

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>

#include "core/measures/neighbour_error.h"
#include "core/measures/partition_agreement.h"
#include "core/problem/learned_space.h"
#include "core/problem/problem.h"

namespace steelyard {

/// How well clusters in a learned space match the label: k-means with as many clusters as there are
/// classes. Cost O(N D k).
/// \return `std::nullopt` without labels of at least two classes, with more classes than samples,
///         or when stopped
[[nodiscard]] std::optional<ClusterPurity> label_purity(const Problem& problem,
                                                        const LearnedSpace& space,
                                                        std::uint64_t seed = 1,
                                                        const std::stop_token& stop = {});

/// How wrong each sample's label and ground truth are when predicted from its neighbours in a
/// learned space: see neighbour_error.h.
struct PredictionErrors {
  std::optional<NeighbourError> label;  ///< `nullopt` without a label
  std::optional<NeighbourError> truth;  ///< `nullopt` without a ground truth of points
};

/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<PredictionErrors> prediction_errors(
    const Problem& problem, const LearnedSpace& space, const NeighbourErrorOptions& options = {},
    const std::stop_token& stop = {});

}  // namespace steelyard

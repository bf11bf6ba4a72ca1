// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/measures/neighbour_error.h"
#include "core/problem/learned_space.h"
#include "core/problem/problem.h"

namespace steelyard {

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

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/measures/neighbour_error.h"
#include "core/problem/problem.h"

namespace steelyard {

/// How wrong each sample's label and ground truth are when predicted from its neighbours in a
/// weighted space of the inputs: see neighbour_error.
struct PredictionErrors {
  std::optional<NeighbourError> label;  ///< none without a label
  std::optional<NeighbourError> truth;  ///< none without a ground truth of points
};

/// \param weights  D, in the units of the inputs
/// \return nothing when stopped
[[nodiscard]] std::optional<PredictionErrors> prediction_errors(
    const Problem& problem, const Vector& weights, const NeighbourErrorOptions& options = {},
    const std::stop_token& stop = {});

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/methods/baselines/relief_weights.h"

namespace steelyard::baselines {

/// The Relief score of each column: how much more it differs between near samples of different
/// targets than between near samples of the same target. Distances are sums of absolute
/// differences, each column divided by its range. Time O(N^2 D), memory O(N D).
/// \param inputs  N x D
/// \return D, NaN for a constant column; `std::nullopt` when stopped
[[nodiscard]] std::optional<Vector> relief_scores(const MatrixView& inputs,
                                                  const ReliefTarget& target,
                                                  const ReliefOptions& options,
                                                  const std::stop_token& stop);

}  // namespace steelyard::baselines

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/methods/gated_laplacian/gate_starts.h"
#include "core/methods/gated_laplacian/open_columns.h"
#include "core/run/snapshot.h"

namespace steelyard::gated {

/// How many gates are open as the training goes on. Without points.
[[nodiscard]] Figure open_gates_figure();
/// Its points of one epoch.
[[nodiscard]] std::vector<FigurePoint> open_gates_points(std::uint64_t epoch,
                                                         const GateState& state);

/// Each gate's probability of being open against the epochs, the gates by their last value; of many
/// gates the first 100.
/// \param names  one a gate    \param epochs  what came later is left out
[[nodiscard]] Figure gates_figure(const GateHistory& history, const std::vector<std::string>& names,
                                  double sigma, std::uint64_t epochs);

/// The loss of each start against the number of gates that it opened.
/// \param random  beside random columns, if they were asked
[[nodiscard]] Figure starts_figure(const GateStarts& starts,
                                   const std::optional<OpenColumnsLoss>& random);

/// The spectrum of the walk on all columns and on the open ones.
[[nodiscard]] Figure spectrum_figure(const std::vector<double>& all,
                                     const std::vector<double>& open);

}  // namespace steelyard::gated

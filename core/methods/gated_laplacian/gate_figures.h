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

/// The number of open gates against the epochs, still without points.
[[nodiscard]] Figure open_gates_figure();
/// The points of one epoch in that figure.
[[nodiscard]] std::vector<FigurePoint> open_gates_points(std::uint64_t epoch,
                                                         const GateState& state);

/// Each gate's probability of being open against the epochs, with the gates sorted by their last
/// value. Shows the first 100 gates if there are more.
/// \param names   one for each gate
/// \param epochs  later ones are left out
[[nodiscard]] Figure gates_figure(const GateHistory& history, const std::vector<std::string>& names,
                                  double sigma, std::uint64_t epochs);

/// The loss of each start against the number of gates that it opened.
/// \param random  shown for comparison, if the losses of random columns were computed
[[nodiscard]] Figure starts_figure(const GateStarts& starts,
                                   const std::optional<OpenColumnsLoss>& random);

/// The spectrum of the walk on the graph of all columns and on that of the open ones.
[[nodiscard]] Figure spectrum_figure(const std::vector<double>& all,
                                     const std::vector<double>& open);

}  // namespace steelyard::gated

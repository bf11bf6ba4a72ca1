// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/methods/gated_laplacian/gate_training.h"

namespace steelyard::gated {

/// How smooth some columns are, all gates being fully open or closed: beside it, the same for
/// other columns of the same number, drawn at random. Where both are alike, the choice means
/// nothing.
struct OpenColumnsLoss {
  double chosen = 0.0;
  std::vector<double> random;
};

/// \param open  of the table's gates, ascending; neither none nor all
/// \return nothing when stopped
[[nodiscard]] std::optional<OpenColumnsLoss> open_columns_loss(const GatedTable& table,
                                                               const GateTraining& training,
                                                               const std::vector<Index>& open,
                                                               const std::stop_token& stop);

/// The largest eigenvalues, descending, of the walk on the graph of some columns: 1, then one near
/// 1 for each further group of samples that the graph hardly joins to the others. Of at most 600
/// samples, drawn by the seed.
/// \param gates  of the table, at least one
[[nodiscard]] std::vector<double> walk_spectrum(const GatedTable& table,
                                                const GateTraining& training,
                                                const std::vector<Index>& gates);

}  // namespace steelyard::gated

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/methods/gated_laplacian/gate_training.h"

namespace steelyard::gated {

/// The loss of some columns with all gates fully open or closed, and for comparison that of random
/// choices of equally many columns. If these are similar, the choice means nothing.
struct OpenColumnsLoss {
  double chosen = 0.0;
  std::vector<double> random;
};

/// \param open  gates of the table, ascending; neither none nor all of them
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<OpenColumnsLoss> open_columns_loss(const GatedTable& table,
                                                               const GateTraining& training,
                                                               const std::vector<Index>& open,
                                                               const std::stop_token& stop);

/// The largest eigenvalues, at most 12 and descending, of the walk on the graph of some columns: 1,
/// then one near 1 for each further group of samples that is hardly connected to the others. Uses
/// at most 600 samples, drawn with the seed.
/// \param gates  gates of the table, at least one
[[nodiscard]] std::vector<double> walk_spectrum(const GatedTable& table,
                                                const GateTraining& training,
                                                const std::vector<Index>& gates);

}  // namespace steelyard::gated

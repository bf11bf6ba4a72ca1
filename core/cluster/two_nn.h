// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/geometry/nearest_neighbours.h"

namespace steelyard {

/// Intrinsic dimension from the two nearest neighbours (Facco, d'Errico, Rodriguez & Laio 2017,
/// "TWO-NN"): if the density hardly changes between the first and the second neighbour, the ratio
/// mu of their distances satisfies -log(1 - F(mu)) = d log(mu), where F is the cumulative
/// distribution of mu. d is the slope of the least-squares line through 0.
///
/// Samples with a duplicate (first neighbour at distance 0) have no ratio and are left out.
/// \param neighbours  at least 2 of each sample
/// \param fraction    the share of the ratios, smallest first, used for the fit: in (0, 1). The
///                    largest ratios come from changes of density and from boundaries
/// \return d > 0
/// \throws Error(bad_input) if fewer than 3 samples have a ratio, or all ratios are 1
[[nodiscard]] double two_nn(const NearestNeighbours& neighbours, double fraction = 0.9);

}  // namespace steelyard

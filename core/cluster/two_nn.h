// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/geometry/nearest_neighbours.h"

namespace steelyard {

/// Intrinsic dimension by the two nearest neighbours (Facco, d'Errico, Rodriguez & Laio 2017,
/// "TWO-NN"): where density hardly changes between the first and the second neighbour, the ratio mu
/// of their distances has -log(1 - F(mu)) = d log(mu), F being its cumulative distribution. d is
/// the slope of the least squares line through 0.
///
/// Samples with a duplicate (first neighbour at distance 0) have no ratio and are left out.
/// \param neighbours  at least 2 of each sample
/// \param fraction    of the ratios, the smallest first, that the line is drawn through: in (0, 1);
///                    the largest are where densities change and boundaries lie
/// \return > 0
/// \throws Error(bad_input) where fewer than 3 samples have a ratio, or all ratios are 1
[[nodiscard]] double two_nn(const NearestNeighbours& neighbours, double fraction = 0.9);

}  // namespace steelyard

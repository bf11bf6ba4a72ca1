// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/geometry/nearest_neighbours.h"

namespace steelyard {

/// For each sample, the number of neighbours within which the density is approximately constant
/// (Rodriguez, d'Errico, Facco & Laio 2018): k grows from 3 until a likelihood ratio test finds
/// different densities at the sample and at its (k+1)-th neighbour, each estimated from its own k
/// nearest neighbours.
/// \param dimension  d > 0, from two_nn
/// \param threshold  of the test; by chance, 23.93 is exceeded once in a million
/// \return per sample, 3 .. max(3, neighbours.count() - 1), and at most neighbours.count()
[[nodiscard]] std::vector<Index> adaptive_neighbourhoods(const NearestNeighbours& neighbours,
                                                         double dimension,
                                                         double threshold = 23.92812698);

}  // namespace steelyard

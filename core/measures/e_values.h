// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// What one draw of knockoffs says about each feature, as numbers that may be averaged over draws
/// (Ren & Barber, Derandomised knockoffs: leveraging e-values for false discovery rate control, J.
/// R. Stat. Soc. B 2024). A feature at or above the filter's threshold t has
///   e_j = D / (1 + #{W <= -t}),
/// and every other feature has 0. On average, the sum over the features that do not matter is at
/// most D.
/// \param statistics  W: D
/// \param q           of the filter: 0 .. 1, exclusive
[[nodiscard]] Vector knockoff_e_values(const Vector& statistics, double q);

/// The e-BH procedure (Wang & Ramdas 2022): finds the k features with the largest e-values, for the
/// largest k with e_(k) >= D / (q k). The expected share of false discoveries is at most q, however
/// the e-values depend on one another.
/// \param e_values  D, >= 0; a feature with NaN is never found
/// \return positions, ascending
[[nodiscard]] std::vector<Index> e_discoveries(const Vector& e_values, double q);

}  // namespace steelyard

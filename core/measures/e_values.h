// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// What one draw of knockoffs says of each feature, as numbers that may be averaged over draws (Ren
/// & Barber, Derandomised knockoffs: leveraging e-values for false discovery rate control, J. R.
/// Stat. Soc. B 2024): of the features at or above the filter's threshold t,
///   e_j = D / (1 + #{W <= -t}),
/// 0 of the others. The sum over features that do not matter is at most D on average.
/// \param statistics  W: D    \param q  of the filter: 0 .. 1, neither of them
[[nodiscard]] Vector knockoff_e_values(const Vector& statistics, double q);

/// The e-BH procedure (Wang & Ramdas 2022): the k features of largest e-value, for the largest k
/// with e_(k) >= D / (q k). The expected share of false discoveries is at most q, however the
/// e-values depend on one another. \param e_values  D, >= 0 or NaN, which is never found \return
/// positions, ascending
[[nodiscard]] std::vector<Index> e_discoveries(const Vector& e_values, double q);

}  // namespace steelyard

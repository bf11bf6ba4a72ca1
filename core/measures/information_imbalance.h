// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/geometry/space.h"

namespace steelyard {

/// How well neighbours in space A predict neighbours in space B (Glielmo et al. 2022; Wild et al.
/// 2024, Eq. 1): 2/(N^2 k) times the sum of r_ij, the rank of j around i in B, over the k nearest
/// neighbours j of i in A. Near 0: A predicts B; near 1: A tells nothing of B.
/// \param a, b        the same N samples, N >= 3
/// \param neighbours  k, 1 <= k <= N - 1; among equally near neighbours the first is taken
[[nodiscard]] double information_imbalance(const Space& a, const Space& b, Index neighbours = 1);

}  // namespace steelyard

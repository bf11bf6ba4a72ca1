// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// One gradient step followed by the two-step clipping of the L1 penalty (Wild et al. 2024, Eqs.
/// 8-10): w' = w - rate g; then max(0, w' - rate p) where w' > 0 and |min(0, w' + rate p)| where w'
/// < 0. The result is >= 0; a weight of 0 whose gradient is 0 stays 0.
/// \param weights   w: D, >= 0
/// \param gradient  g: D
/// \param penalty   p >= 0
[[nodiscard]] Vector clipped_step(const Vector& weights, const Vector& gradient, double rate,
                                  double penalty);

}  // namespace steelyard

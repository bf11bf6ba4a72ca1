// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// The B that minimises |X B - Y|^2, with the smallest |B|^2 if there are several. Uses a complete
/// orthogonal decomposition, so X may have any rank. Cost O(n d min(n, d)).
/// \param x          X: n x d, finite
/// \param y          Y: n x m
/// \param threshold  pivots below this share of the largest count as zero
[[nodiscard]] Matrix shortest_least_squares(const Matrix& x, const Matrix& y, double threshold);

}  // namespace steelyard

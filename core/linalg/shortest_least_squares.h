// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// The B of the least sum of squares |X B - Y|^2, and of those the one of the least |B|^2: by a
/// complete orthogonal decomposition, so X may be of any rank. Cost O(n d min(n, d)).
/// \param x  X: n x d, finite   \param y  Y: n x m
/// \param threshold  a pivot below this share of the largest counts as zero
[[nodiscard]] Matrix shortest_least_squares(const Matrix& x, const Matrix& y, double threshold);

}  // namespace steelyard

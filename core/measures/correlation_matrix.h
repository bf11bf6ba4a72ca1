// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// Pearson's correlation, -1 .. 1. NaN if either vector is constant or empty.
/// \param a, b  same length, without missing values
[[nodiscard]] double pearson_correlation(const Vector& a, const Vector& b);

/// Pearson's correlation of each pair of the chosen columns, over the samples where both are
/// present (not NaN). NaN if either column is constant over these samples or there are fewer than
/// two. Cost O(N C^2).
/// \param values   N x D; NaN: missing
/// \param columns  C positions, 0 .. D-1
/// \return C x C, symmetric; 1 on the diagonal
[[nodiscard]] Matrix correlation_matrix(const Matrix& values, const std::vector<Index>& columns);

}  // namespace steelyard

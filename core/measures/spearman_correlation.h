// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// The rank of each value: 1 for the smallest, and the average rank for equal values.
/// \param values  without NaN
[[nodiscard]] Vector average_ranks(const Vector& values);

/// Spearman's rank correlation: Pearson's correlation of the average ranks. 1 if both vectors have
/// the same order; NaN if either is constant or shorter than 2.
/// \param a, b  same length, without NaN
/// \throws Error(fault) for different lengths
[[nodiscard]] double spearman_correlation(const Vector& a, const Vector& b);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// Kendall's rank correlation tau-b, which allows for ties:
///   (C - D) / sqrt((P - T_a) (P - T_b)),
/// where C and D count the pairs of entries that both vectors order alike and in opposite ways, P
/// all pairs, and T those that are tied in a vector. 1 for the same order, about 0 for unrelated
/// ones, -1 for opposite ones. Cost O(n log n) (Knight, J. Am. Stat. Assoc. 61, 436, 1966).
/// \param a, b  same length, without NaN
/// \return NaN if either is constant or shorter than 2
[[nodiscard]] double kendall_tau(const Vector& a, const Vector& b);

}  // namespace steelyard

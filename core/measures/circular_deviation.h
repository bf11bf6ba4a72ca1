// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// How widely the values of a periodic column spread, wherever their circle is cut: the smallest
/// root mean square distance to one point of the circle,
///   sigma = min over m of sqrt(sum_i d(x_i, m)^2 / N), d the distance along the circle, <= P / 2
/// (the intrinsic or Frechet deviation: Frechet 1948; Pennec 2006; Hotz & Huckemann 2015). It is
/// the smallest standard deviation (over N) of the values laid out along a line after a cut between
/// two of them, so it equals that of the values themselves where none of them lies beyond the cut,
/// and is at most P / sqrt(12), that of a uniform distribution, but for 1 / N.
/// \param values  N >= 1, finite    \param period  P > 0, in the unit of the values
/// \return in the unit of the values; exactly 0 where all are one point but for rounding. Time
///         O(N log N)
[[nodiscard]] double circular_deviation(const Eigen::Ref<const Vector>& values, double period);

/// The point m from which the values of a periodic column spread least.
/// \return any of its names m + k P, k a whole number
[[nodiscard]] double circular_mean(const Eigen::Ref<const Vector>& values, double period);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// The centre of each column's values, and how widely they spread.
struct ColumnSpread {
  Vector means;
  Vector deviations;  ///< standard deviations over N (not N - 1); exactly 0 for a constant column
};

[[nodiscard]] ColumnSpread column_spread(const MatrixView& columns);
/// ColumnSpread::deviations of these columns.
[[nodiscard]] Vector standard_deviations(const MatrixView& columns);

/// The columns at mean 0 and variance 1 among the samples of `spread`; a column that is constant
/// among these is 0.
[[nodiscard]] Matrix at_equal_spread(const Matrix& columns, const ColumnSpread& spread);

/// Whether any column has at least two distinct values.
[[nodiscard]] bool any_varies(const MatrixView& columns);

/// Weights that are comparable between features with different units: each weight times the
/// standard deviation of its feature, scaled so that the largest is 1. All 0 if all weights are 0.
/// \param deviations  D, standard_deviations of the inputs
/// \param weights     D, >= 0, in the inputs' units
[[nodiscard]] Vector comparable_weights(const Vector& deviations, const Vector& weights);

/// How widely the values of a periodic column spread, wherever their circle is cut: the smallest
/// root mean square distance from one point of the circle,
///   sigma = min over m of sqrt(sum_i d(x_i, m)^2 / N), d the distance along the circle, <= P / 2
/// (the intrinsic or Frechet deviation: Frechet 1948; Pennec 2006; Hotz & Huckemann 2015). It
/// equals the smallest standard deviation (over N) of the values when the circle is cut between two
/// of them and laid out along a line. It is therefore the standard deviation of the values
/// themselves if no value lies beyond that cut. It is at most P / sqrt(12), the deviation of a
/// uniform distribution, up to a difference of order 1 / N. Cost O(N log N).
/// \param values  N >= 1, finite
/// \param period  P > 0, in the unit of the values
/// \return in the unit of the values; exactly 0 if all values are the same point to within rounding
[[nodiscard]] double circular_deviation(const Eigen::Ref<const Vector>& values, double period);

/// The point m from which the values of a periodic column spread least.
/// \return m, which m + k P for any whole number k would name just as well
[[nodiscard]] double circular_mean(const Eigen::Ref<const Vector>& values, double period);

}  // namespace steelyard

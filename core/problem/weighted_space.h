// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/linalg/centred_points.h"
#include "core/problem/problem.h"

namespace steelyard {

/// The space that a set of weights makes of the inputs: each column times its weight. A periodic
/// column of period P becomes two, the cosine and the sine of its angle times w P / (2 pi), so
/// that near neighbours keep their distance w |x - x'|. Columns of weight 0 are left out: they
/// move no sample.
/// \param weights  D, in the units of the inputs
/// \return N x D', finite; D' = columns of non-zero weight + periodic ones among them
/// \throws Error(fault) when there is not one weight per input
[[nodiscard]] Matrix weighted_space(const Problem& problem, const Vector& weights);
/// The same, some rows at a time. \param problem, weights  must outlive what is returned
[[nodiscard]] PointRows weighted_rows(const Problem& problem, const Vector& weights);

/// The ground truth as points: its columns as they are, a periodic one as two on a circle (see
/// above), or of points in space all distances between them, so that no sample changes by being
/// moved or turned.
/// \return N x D', finite
/// \throws Error(bad_input) without a ground truth, or where it is a table of distances, which has
///         no points
[[nodiscard]] Matrix truth_space(const Problem& problem);

/// One over the standard deviation (over N) of each input, 0 for a constant one: the weights that
/// make columns of different units comparable before anything is known of them.
[[nodiscard]] Vector inverse_deviations(const Problem& problem);

/// Which space the samples are looked at in.
enum class SpaceChoice {
  weighted,  ///< the weights themselves
  alike,     ///< every input at equal spread
  selected   ///< only inputs whose weight is not 0, each at equal spread
};

/// \param weights  D, what is looked at    \param alike  D, inverse_deviations of the problem
/// \return D, the weights of the space
[[nodiscard]] Vector space_weights(SpaceChoice choice, const Vector& weights, const Vector& alike);

}  // namespace steelyard

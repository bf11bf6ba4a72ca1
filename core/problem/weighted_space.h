// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/linalg/centred_points.h"
#include "core/problem/learned_space.h"
#include "core/problem/problem.h"

namespace steelyard {

/// The samples as points of a learned space. With weights, each column is multiplied by its weight.
/// A periodic column of period P becomes two, the cosine and the sine of its angle times
/// w P / (2 pi), so that near neighbours keep their distance w |x - x'|. Columns of weight 0 are
/// left out: they move no sample. With a map A, the points are X A'.
/// \return N x D', finite. D' = columns of non-zero weight + periodic ones among them, or the rows
///         of the map
/// \throws Error(fault) when the space is not one of this problem's inputs
[[nodiscard]] Matrix points_in(const LearnedSpace& space, const Problem& problem);
/// The same, some rows at a time. \param space, problem  must outlive what is returned
[[nodiscard]] PointRows rows_in(const LearnedSpace& space, const Problem& problem);

/// The ground truth as points: its columns as they are, with periodic ones as two columns on a
/// circle (see above); or, for points in space, all distances between them, which are invariant
/// under translation and rotation.
/// \return N x D', finite
/// \throws Error(bad_input) without a ground truth, or if it is a distance matrix, which has no
///         points
[[nodiscard]] Matrix truth_space(const Problem& problem);

/// One over the deviation (over N; input_deviations()) of each input, 0 for a constant one: these
/// weights make columns with different units comparable when nothing else is known.
[[nodiscard]] Vector inverse_deviations(const Problem& problem);

/// The space in which the samples are shown.
enum class SpaceChoice {
  learned,  ///< the learned one itself
  alike,    ///< every input at equal spread
  selected  ///< only inputs that the learned space has, each at equal spread
};

/// \param learned  what is looked at    \param alike  D, inverse_deviations of the problem
[[nodiscard]] LearnedSpace chosen_space(SpaceChoice choice, const LearnedSpace& learned,
                                        const Vector& alike);

/// The space in which a solution is looked at: the one it learned, or else its selected columns,
/// unscaled; where nothing is selected either, all inputs at equal spread.
/// \throws Error(fault) for a space or positions that are not of the problem's inputs
[[nodiscard]] LearnedSpace looked_at(const LearnedSpace& learned,
                                     const std::vector<Index>& selection, const Problem& problem);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <utility>
#include <vector>

#include "core/linalg/centred_points.h"
#include "core/problem/learned_space.h"
#include "core/problem/problem.h"

namespace steelyard {

/// The samples as points of a learned space. With weights, each column is multiplied by its weight.
/// A periodic column of period P becomes two, the cosine and the sine of its angle times w P / (2
/// pi), so that near neighbours keep their distance w |x - x'|. Columns of weight 0 are left out,
/// since they move no sample. With a map A, the points are X A'.
/// \return N x D', finite. D' is the number of columns of non-zero weight plus the number of
///         periodic columns among them, or the number of rows of the map
/// \throws Error(fault) if the space is not one of this problem's inputs
[[nodiscard]] Matrix points_in(const LearnedSpace& space, const Problem& problem);
/// The same, some rows at a time.
/// \param space, problem  must outlive the result
[[nodiscard]] PointRows rows_in(const LearnedSpace& space, const Problem& problem);

/// The inputs as they are, periodic ones as the cosine and the sine of their angle.
/// \return N x D', see columns_of_points()
[[nodiscard]] Matrix unscaled_points(const Problem& problem);
/// Per input: its first column among the unscaled points, and their number, 1 or 2.
[[nodiscard]] std::vector<std::pair<Index, Index>> columns_of_points(
    const std::vector<ColumnInfo>& features);

/// The ground truth as points: its columns times ColumnInfo::scale, with periodic columns as two
/// columns on a circle (see above); or, for points in space, all distances between them, which are
/// invariant under translation and rotation.
/// \return N x D', finite
/// \throws Error(bad_input) without a ground truth, or for a distance matrix, which has no points
[[nodiscard]] Matrix truth_space(const Problem& problem);

/// One over the deviation (over N; input_deviations()) of each input, 0 for a constant input. These
/// weights make columns with different units comparable when nothing else is known.
[[nodiscard]] Vector inverse_deviations(const Problem& problem);

/// The space in which the samples are shown.
enum class SpaceChoice {
  learned,  ///< the learned one itself
  alike,    ///< all inputs, scaled to equal spread
  selected  ///< only inputs that the learned space uses, scaled to equal spread
};

/// \param learned  the space of the solution that is shown
/// \param alike    D, inverse_deviations of the problem
[[nodiscard]] LearnedSpace chosen_space(SpaceChoice choice, const LearnedSpace& learned,
                                        const Vector& alike);

/// The space in which a solution is shown: the one it learned, or else its selected columns, as
/// they are where they have one unit or, without units, spread alike, and otherwise scaled to equal
/// spread, as the one with the largest unit would be all that is seen of them; if nothing is
/// selected either, all inputs scaled to equal spread.
/// \throws Error(fault) for a space or positions that do not belong to the problem's inputs
[[nodiscard]] LearnedSpace display_space(const LearnedSpace& learned,
                                         const std::vector<Index>& selection,
                                         const Problem& problem);

}  // namespace steelyard

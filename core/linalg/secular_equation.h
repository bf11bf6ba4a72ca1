// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// A rotation of two neighbouring coordinates of (nearly) equal value that makes one component 0.
struct PoleTurn {
  Index upper = 0;
  Index lower = 0;
  double cosine = 1.0;
  double sine = 0.0;
};

/// The coordinates that take part in a rank-one change of a diagonal matrix. The others have no
/// component, or none after a rotation with a neighbour of equal value (deflation as in Dongarra &
/// Sorensen 1987, here relative to each value, so that small values keep all their digits).
struct SeparatedPoles {
  std::vector<Index> active;    ///< ascending
  std::vector<Index> passive;   ///< ascending
  std::vector<PoleTurn> turns;  ///< in the order of application
  Vector components;            ///< of the active ones, after the rotations
};

/// Finds the coordinates that take part.
/// \param values      the diagonal, descending, > 0
/// \param components  one for each value
[[nodiscard]] SeparatedPoles separate(const Vector& values, const Vector& components);

/// Rotates the columns of a matrix that has one column per coordinate.
void apply(const std::vector<PoleTurn>& turns, Matrix& columns);
/// Rotates the rows of a matrix that has one row per coordinate.
void apply_to_rows(const std::vector<PoleTurn>& turns, Matrix& rows);
/// Undoes the rotations: returns vectors, one row per coordinate, to the original coordinates.
void undo_on_rows(const std::vector<PoleTurn>& turns, Matrix& rows);

/// c + sum_i b_i / (d_i - x) = 0 with poles d_1 > d_2 > ... and residues b_i > 0. The equation has
/// exactly one root between two neighbouring poles and, for c = 1, one more above the first pole.
/// Golub (1973); Bunch, Nielsen & Sorensen (1978).
struct SecularEquation {
  Vector poles;     ///< m, strictly decreasing
  Vector residues;  ///< m, > 0
  double constant = 0.0;
};

/// A root as its distance from the nearest pole, which keeps its differences from all poles
/// accurate however close it is to one of them.
struct SecularRoot {
  Index origin = 0;     ///< position of the nearest pole
  double offset = 0.0;  ///< root = poles[origin] + offset
};

/// The root between pole `interval` (above) and the next one (below). Costs O(m) for each of a few
/// iterations.
/// \param interval  -1 .. m - 2; -1 means above the first pole, and needs a constant of 1
[[nodiscard]] SecularRoot solve(const SecularEquation& equation, Index interval);

/// d_i - root for each of the m poles.
[[nodiscard]] Vector differences(const SecularEquation& equation, const SecularRoot& root);

}  // namespace steelyard

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

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// A turn of two neighbouring coordinates of (nearly) equal value, after which one component is 0.
struct PoleTurn {
  Index upper = 0;
  Index lower = 0;
  double cosine = 1.0;
  double sine = 0.0;
};

/// The coordinates that take part in a rank-one change of a diagonal matrix: the others have no
/// component, or none after turning them against a neighbour of equal value (deflation as in
/// Dongarra & Sorensen 1987, here relative to each value, so that small values keep all their
/// digits).
struct SeparatedPoles {
  std::vector<Index> active;    ///< rising
  std::vector<Index> passive;   ///< rising
  std::vector<PoleTurn> turns;  ///< in the order in which they are applied
  Vector components;            ///< of the active ones, after the turns
};

/// \param values  falling, > 0    \param components  as many
[[nodiscard]] SeparatedPoles separate(const Vector& values, const Vector& components);

/// Turns columns of a matrix whose columns belong to the coordinates.
void apply(const std::vector<PoleTurn>& turns, Matrix& columns);
/// Turns rows likewise.
void apply_to_rows(const std::vector<PoleTurn>& turns, Matrix& rows);
/// Takes vectors back to the coordinates before the turns.
void undo_on_rows(const std::vector<PoleTurn>& turns, Matrix& rows);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/geometry/pair_distances.h"
#include "core/problem/problem.h"

namespace steelyard {

/// Which columns are the x, y, z of which point.
struct PointColumns {
  std::vector<std::array<Index, 3>> points;  ///< positions of columns; at least two points
  std::string how;                           ///< how they were told, for a person
};

/// Three columns make a point: those of one group (x, y, z in table order); where there are no
/// groups, those whose names differ only in the axis (x1 y1 z1, CA_x CA_y CA_z, p.x p.y p.z); else
/// three by three in table order.
/// \param where  the table's name, for messages
/// \throws Error(bad_input): groups that are not of three, a number of columns that is no multiple
///         of three, a single point
[[nodiscard]] PointColumns point_columns(const std::vector<Feature>& features,
                                         const std::string& where);

/// The edges of the periodic box that holds points given as x y z of one after the other.
/// \throws Error(bad_input) where two points have different periods along one axis
[[nodiscard]] PairDistances::Box box_of(const std::vector<Feature>& features);

}  // namespace steelyard

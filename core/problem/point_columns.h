// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/geometry/pair_distances.h"
#include "core/problem/problem.h"

namespace steelyard {

/// The columns that hold the x, y and z of each point.
struct PointColumns {
  std::vector<std::array<Index, 3>> points;  ///< column positions; at least two points
  std::string how;                           ///< how they were identified, shown to the user
};

/// Three columns make a point: those of one group (x, y, z in table order); without groups, those
/// whose names differ only in the axis (x1 y1 z1, CA_x CA_y CA_z, p.x p.y p.z); otherwise every
/// three consecutive columns.
/// \param where  the table's name, for messages
/// \throws Error(bad_input) for groups without exactly three columns, a number of columns that is
///         not a multiple of three, or a single point
[[nodiscard]] PointColumns point_columns(const std::vector<ColumnInfo>& features,
                                         const std::string& where);

/// The edges of the periodic box of points given by the columns x, y, z of one point after the
/// other.
/// \throws Error(bad_input) if two points have different periods along one axis
[[nodiscard]] PairDistances::Box box_of(const std::vector<ColumnInfo>& features);

}  // namespace steelyard

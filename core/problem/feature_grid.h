// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// Features with a place in a grid: pixels of a picture, sensors on a plate, pairs of residues.
struct FeatureGrid {
  Index first_row = 0, first_column = 0;  ///< the numbers of the first ones
  Index rows = 0, columns = 0;            ///< how many, >= 2 each
  std::vector<Index> features;  ///< rows x columns, row after row: the feature there; -1: none

  [[nodiscard]] Index cells() const { return rows * columns; }
};

/// The grid that the names of the features tell of: two whole numbers with something between them,
/// the row first (pixel_3_4, p3x4, r1c2, "px 03 04", (3,4), [3, 4]). A point, or a comma outside
/// brackets, makes one decimal number of them. Where the names call the numbers x and y, or column
/// and row, in this order, the column comes first.
///
/// Names are easily mistaken, so all of this must hold, or there is no grid: the names of at least
/// 9 in 10 features are the same but for the two numbers (the others have no place); no two have
/// the same place; and there are two rows and two columns at least, with a feature in half of the
/// cells or more. Half are enough for the pairs i < j of anything.
[[nodiscard]] std::optional<FeatureGrid> feature_grid(const std::vector<Feature>& features);

}  // namespace steelyard

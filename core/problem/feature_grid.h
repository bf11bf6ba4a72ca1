// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// Features with places in a grid: pixels of a picture, sensors on a plate, pairs of residues.
struct FeatureGrid {
  Index first_row = 0, first_column = 0;  ///< the numbers of the first row and column
  Index rows = 0, columns = 0;            ///< how many there are, >= 2 each
  std::vector<Index> features;  ///< rows x columns, row after row: the feature there; -1: none

  [[nodiscard]] Index cells() const { return rows * columns; }
};

/// The grid given by the names of the features, which contain two whole numbers with something
/// between them, the row first (pixel_3_4, p3x4, r1c2, "px 03 04", (3,4), [3, 4]). A point, or a
/// comma outside brackets, would make the two a single decimal number. Where the names call the
/// numbers x and y, or column and row, in this order, the column comes first.
///
/// Names are easily misread, so there is a grid only if all of this holds: the names of at least 9
/// in 10 features are the same except for the two numbers (the other features have no place); no
/// two features have the same place; there are at least two rows and two columns; and at least half
/// of the cells have a feature. Half is what pairs i < j of anything fill.
[[nodiscard]] std::optional<FeatureGrid> feature_grid(const std::vector<ColumnInfo>& features);

}  // namespace steelyard

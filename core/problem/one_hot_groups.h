// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// A column alone, or the columns that encode one category.
struct ColumnUnit {
  std::string name;            ///< of the category, or of the single column
  std::vector<Index> columns;  ///< positions, ascending
  bool of_group = false;       ///< a group of the table that encodes nothing, see whole_units.h

  /// Whether several columns are taken as one.
  [[nodiscard]] bool is_category() const { return columns.size() > 1; }
};

/// Which input columns encode one category: each sample sets the column of its level and no other.
/// A column is set in the samples where it has the higher one of its two values, such as 1.
/// Columns with fewer or more values encode no level: they are alone. At least two columns make a
/// category, if one of these holds:
/// - They are all columns with the same ColumnInfo::group, but for constant ones. The number of
///   columns that are set is the same in all samples, or it is at most 1 (one level was dropped).
/// - Their names begin alike and end with a level, as "colour=red", "colour[red]" or
///   "colour[T.red]". No sample sets more than one of them.
/// - Their names begin alike up to an underscore, as "colour_red". Names are easily misread here:
///   no sample sets more than one column, and more than half of the samples set one. Where a name
///   has several underscores, the first one, of at most eight, at which the columns make a category
///   is taken.
/// Columns whose names begin alike, but whose groups differ, are no category. Names are looked at
/// where the groups tell of no category. Cost O(N D) and a look at each name
/// for each of these underscores; of columns with many values, only the first few cells are looked
/// at.
/// \return each column in one unit; the units in the order of their first columns
[[nodiscard]] std::vector<ColumnUnit> one_hot_groups(const Problem& problem);

}  // namespace steelyard

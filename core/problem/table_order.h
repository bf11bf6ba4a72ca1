// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// Finds from its table which of a problem's samples belong together:
/// - Groups come from the first column that has Role::id and repeated values. Without one, they
///   come from the first text column that has no role and that no person left out, whose
///   values are no dates and repeat like the names of units (group_column.h), and that has at
///   least five groups (two if it is named like a subject or a batch, see name_words.h) of two
///   samples each on average. Its name must say that it holds groups, or it is the first column, or
///   it has more than 20 values. A sample with a missing cell is alone. Groups that share equal
///   rows (repeated_rows.h) are merged.
/// - Without groups, equal rows belong together if most rows repeat, or if there is no time.
/// - Otherwise the time counts: that of the first column with Role::time, or of the first column
///   without a role that says when each sample was taken (times_in), or the order of the rows. The
///   order counts if `rows` says that they are a series or, for RowOrder::automatic, if
///   neighbouring rows have similar targets (alike_neighbours.h). With RowOrder::any, only a column
///   with Role::time counts.
/// Whatever was found without the user having said so is added to the problem's warnings.
/// \param described_as  the columns as they were at the moment that counts; if it is null, they
///                      count as they are now
/// \param problem       its target and rows are set, its order is not
[[nodiscard]] SampleOrder table_order(const Dataset& dataset,
                                      const std::vector<Column>* described_as, RowOrder rows,
                                      Problem& problem);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// Which of a problem's samples belong together, from its table:
/// - groups of the first column that has Role::id and repeated values; without one, of the first
///   text column without a role whose values repeat and are no dates: at least five, or two if it
///   is named like a subject or a batch (group_names.h), and two samples of each on average. A
///   missing cell is a group of its own. Groups that share rows that are equal (repeated_rows.h)
///   are one;
/// - without groups, rows that are equal, where most rows are, or where there is no time;
/// - without these, the time: by the first column with Role::time, by the first column without a
///   role that says when a sample was (times_in), or by the order of the rows, if `rows` says that
///   they are a series or, where it leaves this open, if the target of neighbouring rows is alike
///   (alike_neighbours.h). RowOrder::any leaves only a column with Role::time.
/// What was found without being said is added to the problem's warnings.
/// \param problem  its target and rows are set, its order is not
/// \param as       what the columns were at the moment that counts; null: what they are
[[nodiscard]] SampleOrder table_order(const Dataset& dataset, const std::vector<Column>* as,
                                      RowOrder rows, Problem& problem);

}  // namespace steelyard

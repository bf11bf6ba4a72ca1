// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <vector>

#include "core/message.h"
#include "core/problem/problem.h"
#include "core/study/column_groups.h"

namespace steelyard {

/// Knockoffs and randomization tests draw values of a column given the others, and take its mean as
/// linear in them. Where it follows a curve instead, such as the square of another column, what is
/// drawn does not follow it, and the column may be found in place of the other. This looks for such
/// columns among those that were found.
///
/// The residual of a linear regression on the others (of many, those that are most correlated with
/// the column) is compared with the square of each other column and, of up to 40 columns, with the
/// product of each two. All of them are compared by ranks, which few far values cannot bend and
/// which a residual of changing size does not mislead. A column is curved if one of these
/// correlations r is far beyond chance, at a level of 1e-3 over all comparisons and columns, and
/// clear: r^2 of 0.1 or more.
///
/// Columns of two values are not looked at. At most 20 found columns, 1,000 others and 2,000
/// samples are, evenly spaced.
/// \param found      groups; a column is compared with those outside its group
/// \param is_linear  whether what is drawn for a column takes its mean as linear in the others
/// \return columns, in the order in which they were found
[[nodiscard]] std::vector<Index> curved_inputs(const Problem& problem, const ColumnGroups& groups,
                                               const std::vector<Index>& found,
                                               const std::function<bool(Index)>& is_linear);

/// "x1 is no linear function of the other inputs plus noise". It says nothing of none.
[[nodiscard]] Message doubt_of_curves(const Problem& problem, const std::vector<Index>& curved);
/// The same, to follow a rule: " (a rate for inputs that are linear in each other; x1 is ...)".
[[nodiscard]] Message curves_in_brackets(const Problem& problem, const std::vector<Index>& curved);

/// Whether a warning of a result says that found columns are curved.
[[nodiscard]] bool warns_of_curves(const Message& warning);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/analysis/answer_checks.h"
#include "core/random.h"

namespace steelyard {

// What selected columns are compared with: as many that were drawn at random, where a group of
// inputs, such as the values of a column of text, counts as one. Columns that a person
// keeps were not chosen, so they are among the random ones, too. Where nothing but these is
// selected, they are compared with any columns.

/// Random columns beside those that a person keeps, as many as are selected, but not the selected
/// ones themselves.
/// \return some sets, ascending
[[nodiscard]] std::vector<std::vector<Index>> random_sets_beside(const AnswerContext& context);

/// Whether something is selected that others could be drawn in place of.
/// \param selected  of one fold, in any order
[[nodiscard]] bool has_others(std::vector<Index> selected, const Problem& problem);

/// As many columns as were selected, those that a person keeps and others, where there are any.
/// \param selected  of one fold, in any order
/// \return ascending
[[nodiscard]] std::vector<Index> others_in_fold(std::vector<Index> selected, const Problem& problem,
                                                Random random);

}  // namespace steelyard

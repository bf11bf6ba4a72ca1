// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/message.h"
#include "core/problem/problem.h"

namespace steelyard {

// Inputs that a person wants in every selection (ColumnInfo::always_kept). Methods choose among the
// others, given these; the scores of the inputs stay what they are.

/// Their positions, ascending, with all others of their groups (whole_groups.h); empty if a person
/// wants none.
[[nodiscard]] std::vector<Index> kept_inputs(const Problem& problem);

/// The kept inputs, in the order in which they stand among the features, then those that are not
/// among them; after them all other features, in their order.
/// \param kept      positions, each once
/// \param features  positions, best first, each once
[[nodiscard]] std::vector<Index> with_kept_first(const std::vector<Index>& kept,
                                                 const std::vector<Index>& features);

/// The features that are not kept, in their order: among these there is a choice.
[[nodiscard]] std::vector<Index> besides_kept(std::vector<Index> features,
                                              const std::vector<Index>& kept);

/// The kept inputs as they stand at the front of a ranking of inputs; empty if it does not begin
/// with all of them.
[[nodiscard]] std::vector<Index> kept_at_front(const Problem& problem,
                                               const std::vector<Index>& ranking);

/// "age is kept because you asked for it"; says nothing if no input is kept. Inputs that were made
/// of a column of text have its name.
[[nodiscard]] Message kept_in_words(const Problem& problem);

/// The same inputs without the wish: where columns are compared with copies of themselves, no
/// column may have an advantage over its copy; and where discoveries are counted, a kept column is
/// none.
void forget_kept(Problem& problem);
/// The same as a copy; the problem itself if no input is kept.
[[nodiscard]] ProblemPtr without_kept(ProblemPtr problem);

}  // namespace steelyard

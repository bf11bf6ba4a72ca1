// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// Whether rows that are equal in their inputs are different samples all the same. Where columns
/// have few values, even samples that have nothing to do with each other share rows, and the more,
/// the more the columns depend on one another: nobody can compute how many. What tells is the
/// rest:
/// - Every column has few values: a third as many as there are different rows, at most, and no more
///   than the square root of the number of samples. Numbers with many values never agree by chance.
/// - Equal rows do not follow each other in the table, as repeats do that were written in turn.
/// - They do not agree in the target more often than other samples do.
/// - Their targets are as far from each other as those of samples with other inputs: the test for
///   lack of fit of a linear model (R. A. Fisher, J. R. Stat. Soc. 85, 597 (1922)) compares ranks
///   of the target within kinds of equal rows with what the model leaves between them. A curve
///   between the inputs and the target looks like a repeat to it, which errs on the safe side.
/// Kinds of more than ten rows are common by any account and take no part in the second, nor in the
/// fourth if the others suffice. Without a target, or with too few kinds for the model, nobody can
/// tell, and the answer is no.
/// \param columns  N x D, of which `kind_of` was made
/// \param kind_of  N, the number of the kind of equal rows, 0 or more
[[nodiscard]] bool are_equal_by_chance(const Problem& problem, const MatrixView& columns,
                                       const std::vector<int>& kind_of);

}  // namespace steelyard

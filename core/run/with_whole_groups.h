// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <vector>

#include "core/problem/problem.h"
#include "core/run/result.h"
#include "core/run/stepper.h"

namespace steelyard {

/// What becomes of a selection that a test of each feature made (CountDecidedBy::of_test).
enum class TestedSelection {
  completed,  ///< like every other
  as_found    ///< no feature is added, because a rate was promised for those that were found
};

/// The same run, whose every selection has all inputs of a group or none (whole_groups.h). A group
/// stands where its best input stands, and in the first column, by which features are ranked, its
/// inputs share the value of the best one; what the method said of each is in a further column
/// "alone", by which the inputs of a group are ordered in the selection. Weights and objectives
/// stay. Without groups, the run itself is returned.
[[nodiscard]] std::unique_ptr<Stepper> with_whole_groups(
    std::unique_ptr<Stepper> run, ProblemPtr problem,
    TestedSelection tested = TestedSelection::completed);

/// Does the same to a result and says so among the warnings where it changes anything. Once more,
/// it changes nothing. A result that ranks samples, or that has no solution, stays as it is.
void put_groups_together(const Problem& problem, Result& result,
                         TestedSelection tested = TestedSelection::completed);

/// What the method said of each feature itself: the column "alone" or, where groups share nothing,
/// the first one. Requires a column.
[[nodiscard]] const std::vector<double>& values_alone(const std::vector<FeatureColumn>& columns);

/// As ranking() (feature_column.h), but features that share a value stand in the order of what each
/// is worth alone: where a ranking is cut inside a group, its best features are kept.
[[nodiscard]] std::vector<Index> ranking_with_best_of_groups(
    const std::vector<FeatureColumn>& columns);

}  // namespace steelyard

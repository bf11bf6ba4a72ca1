// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/problem/problem.h"
#include "core/run/feature_column.h"
#include "core/run/ranked_units.h"
#include "core/run/result.h"
#include "ui/shown/shown_solution.h"

namespace steelyard::ui {

/// The features of one solution as they are ranked, and which of them are selected. What belongs
/// together is one value: nothing of it fits another problem.
struct ShownRanking {
  ShownSolution of{};                  ///< what is ranked: by its columns
  std::vector<ColumnInfo> features{};  ///< in the order of the columns' values
  std::vector<Index> order{};          ///< best first, groups together; empty: nothing is ranked
  std::vector<RankedUnit> units{};     ///< the same as a person counts: rows of the ranking
  std::vector<FeatureColumn> cells{};  ///< the columns as people see them
  FeatureSelection preselected{};      ///< until a person chooses
  std::vector<Index> selection{};      ///< in order of rank
  bool chosen = false;                 ///< a person has changed the selection

  /// What a run has ended with, or nothing; no other solution of the run.
  [[nodiscard]] bool isResult() const {
    return of.run.has_value() || of.origin == ShownOrigin::nothing;
  }
  /// These features in order of rank.
  /// \throws Error(fault) if one of them is not ranked
  [[nodiscard]] std::vector<Index> inOrder(const std::vector<Index>& chosenFeatures) const;
};

/// Nothing is ranked where the solution has no columns. Nothing is selected yet. Features of one
/// group share the first column's best value, as in the result of a run, also while it goes on.
/// \throws Error(fault) if a column has more or fewer values than there are features, or if what is
///   selected is not ranked
[[nodiscard]] ShownRanking rankingOf(std::vector<ColumnInfo> features, ShownSolution of);

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/message.h"
#include "core/methods/automatic/folds_or_all.h"
#include "core/methods/automatic/plan_choice.h"

namespace steelyard::automatic {

/// What led to the columns that are taken.
struct TakenColumns {
  const CandidateErrors& errors;
  const PlanChoice& choice;
  const std::vector<std::string>& titles;  ///< of the members, by position
  bool of_classes = false;
  const FoldsOrAll* set = nullptr;  ///< null before it is known which set is taken
  bool folds_differ = false;        ///< whether the plan errs clearly less than the set
  std::size_t left = 0;             ///< how many units the last look has left
  std::size_t dropped = 0;          ///< and how many it has dropped
  Message dropped_names = {};       ///< these, by their names
  double error = 0.0;               ///< of what is left, where knowing nothing has 1
};

/// Why this member, number of columns and judge are taken; why these columns, where the folds and
/// the ranking of all samples do not agree; and what the last look has dropped.
[[nodiscard]] Message why_taken(const TakenColumns& columns);

}  // namespace steelyard::automatic

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/problem/learned_space.h"
#include "core/problem/problem.h"
#include "core/run/result.h"

namespace steelyard::ui {

/// What the ranking shows of the features: a run's result, a run that goes on, or one point of a
/// path. What belongs together is one value: nothing of it fits another problem.
struct ShownFeatures {
  std::vector<FeatureColumn> columns;
  LearnedSpace space;
  FeatureSelection selection;
  ProblemPtr problem{};  ///< whose features these are; nullptr if its tables are missing
};

}  // namespace steelyard::ui

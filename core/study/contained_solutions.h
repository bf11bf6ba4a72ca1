// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/run/learner.h"

namespace steelyard {

/// Weights that the method found with some features are also a solution with more of them, whose
/// weights are as good as 0. A larger subset is therefore never worse than one that it contains;
/// where the method ended worse, it stuck, and the better weights are taken over.
/// \param contained  its features are among those of `solution`, and its objective is comparable
void take_over(const PathPoint& contained, const Learner& learner, PathPoint& solution);

/// The same for all points of a path of up to some thousand points.
[[nodiscard]] std::vector<PathPoint> never_worse_with_more(const Learner& learner,
                                                           std::vector<PathPoint> path);

}  // namespace steelyard

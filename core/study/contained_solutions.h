// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/run/learning.h"

namespace steelyard {

/// Makes a solution at least as good as one that it contains. Weights found with some features are
/// also a solution with more features if the additional weights are almost 0, so a larger subset
/// should never end worse than one that it contains. Where it does, the method got stuck, and the
/// better weights are taken over.
/// \param contained  its features are among those of `solution`, and its objective is comparable
void take_over(const PathPoint& contained, const SubsetFitter& fitter, PathPoint& solution);

/// Does the same for all points of a path of up to some thousand points.
[[nodiscard]] std::vector<PathPoint> never_worse_with_more(const SubsetFitter& fitter,
                                                           std::vector<PathPoint> path);

/// The points that best_of_each_count (core/run/result.h) names.
[[nodiscard]] std::vector<PathPoint> only_best_of_each_count(std::vector<PathPoint> path);

}  // namespace steelyard

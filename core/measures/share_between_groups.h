// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// How much of the variance lies between groups: 1 - within / total, both over their degrees of
/// freedom (the adjusted R^2 of the group means). Exactly 1 if the values are constant in each
/// group; 0 if they are constant overall, or if no group has two samples.
/// \param values    N, none missing
/// \param group_of  N; -1: unknown, which counts as a group
[[nodiscard]] double share_between_groups(const Vector& values, const std::vector<int>& group_of);

/// Whether values that hardly vary within groups also tell the groups apart: for all but one sample
/// in a thousand, the group with the nearest mean is the sample's own. A column of two values
/// cannot tell more than two groups apart, even if it is constant in each of many.
/// \param values    N, none missing
/// \param group_of  N; -1: unknown, which counts as a group
[[nodiscard]] bool tells_groups_apart(const Vector& values, const std::vector<int>& group_of);

}  // namespace steelyard

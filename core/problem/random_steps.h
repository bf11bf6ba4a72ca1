// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"
#include "core/random.h"

namespace steelyard {

/// Random features, as selections have them: all of a group or none. Groups are drawn until there
/// are `count` features. Where those drawn first leave no room for another group, others are drawn.
/// If twenty draws do not come to `count`, there are fewer features; or more, if even the smallest
/// group is larger.
/// \param steps  whole_groups.h: the features of a group, or one feature; features ascending
/// \param count  0 .. number of all features
/// \return ascending
[[nodiscard]] std::vector<Index> random_features(const std::vector<std::vector<Index>>& steps,
                                                 Index count, Random& random);

}  // namespace steelyard

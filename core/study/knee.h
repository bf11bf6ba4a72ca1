// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "core/message.h"
#include "core/run/result.h"

namespace steelyard {

struct Knee {
  std::size_t point = 0;  ///< position in the path
  Message sentence;       ///< says which point it is and how it was found
  Message rule;           ///< the same without the number, as a part of other sentences
};

/// The point beyond which more features gain little. Among the lowest objectives for each number of
/// features, it is the point farthest below the straight line from the smallest number to the best,
/// with both axes logarithmic. (Both span decades: if an objective falls from 0.5 to 0.002, a
/// feature is still worthwhile at 0.004. If any objective is negative, its axis is linear.) With
/// fewer than three numbers of features, it is the point of the lowest objective.
/// \return `std::nullopt` for an empty path
[[nodiscard]] std::optional<Knee> knee_of(const std::vector<PathPoint>& path);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/run/result.h"

namespace steelyard {

struct Knee {
  std::size_t point = 0;  ///< position in the path
  std::string sentence;   ///< which point, and how it was found
};

/// Where more features stop paying: of the lowest objective of each number of features, the point
/// farthest below the straight line between the smallest number and the best, in logarithms of
/// both. (Both span decades: an objective that falls from 0.5 to 0.002 is still worth a feature at
/// 0.004.) With fewer than three numbers of features, the lowest objective.
/// \return nothing for an empty path
[[nodiscard]] std::optional<Knee> knee_of(const std::vector<PathPoint>& path);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// Whether two selections hold the same features, in any order. Cost O(n log n).
[[nodiscard]] inline bool same_features(std::vector<Index> some, std::vector<Index> others) {
  std::sort(some.begin(), some.end());
  std::sort(others.begin(), others.end());
  return some == others;
}

}  // namespace steelyard

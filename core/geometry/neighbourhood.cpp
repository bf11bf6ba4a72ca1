// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/neighbourhood.h"

#include <algorithm>

namespace steelyard {

void nearest_by_rank(std::span<const double> ranks, Index self, Index neighbours,
                     Neighbourhood& found) {
  std::vector<double> others(ranks.begin(), ranks.end());
  others.erase(others.begin() + self);
  const auto kth = others.begin() + (neighbours - 1);
  std::nth_element(others.begin(), kth, others.end());
  const double rank_of_kth = *kth;
  found.nearer.clear();
  found.tied.clear();
  for (std::size_t j = 0; j < ranks.size(); ++j) {
    if (j == static_cast<std::size_t>(self) || ranks[j] > rank_of_kth) {
      continue;
    }
    (ranks[j] < rank_of_kth ? found.nearer : found.tied).push_back(static_cast<std::uint32_t>(j));
  }
  found.share = static_cast<double>(neighbours - static_cast<Index>(found.nearer.size())) /
                static_cast<double>(found.tied.size());
}

}  // namespace steelyard

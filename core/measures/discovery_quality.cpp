// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/discovery_quality.h"

#include <algorithm>

namespace steelyard {

DiscoveryQuality discovery_quality(const std::vector<Index>& found,
                                   const std::vector<Index>& truth) {
  const auto right =
      static_cast<double>(std::count_if(found.begin(), found.end(), [&truth](Index feature) {
        return std::binary_search(truth.begin(), truth.end(), feature);
      }));
  const auto finds = static_cast<double>(found.size());
  return {right / static_cast<double>(truth.size()), (finds - right) / std::max(1.0, finds)};
}

}  // namespace steelyard

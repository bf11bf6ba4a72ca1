// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// How good discoveries are, where the true features are known.
struct DiscoveryQuality {
  double true_positive_rate = 0.0;          ///< TPR: share of the true features that were found
  double false_discovery_proportion = 0.0;  ///< FDP: share of finds that are not true; 0 if none
};

/// \param found  features, each once, in any order
/// \param truth  features, ascending, at least one
[[nodiscard]] DiscoveryQuality discovery_quality(const std::vector<Index>& found,
                                                 const std::vector<Index>& truth);

}  // namespace steelyard

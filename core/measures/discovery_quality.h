// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// How good discoveries are where the answer is known.
struct DiscoveryQuality {
  double true_positive_rate = 0.0;          ///< TPR: the share of the true features that were found
  double false_discovery_proportion = 0.0;  ///< FDP: the share of the finds that are not true; of
                                            ///< none, 0
};

/// \param found  features, each once, in any order    \param truth  ascending, at least one
[[nodiscard]] DiscoveryQuality discovery_quality(const std::vector<Index>& found,
                                                 const std::vector<Index>& truth);

}  // namespace steelyard

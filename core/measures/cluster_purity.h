// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>

namespace steelyard {

/// Purity = sum over clusters of their largest class / N, and the form of Wild et al. 2024 with
/// clusters matched one to one with classes so that the matched fraction is largest.
struct ClusterPurity {
  double purity = 0.0;
  double matched = 0.0;
};

/// \param cluster_of, class_of  same length; 0-based; samples of class -1 (unknown) are left out
[[nodiscard]] ClusterPurity cluster_purity(std::span<const int> cluster_of,
                                           std::span<const int> class_of);

}  // namespace steelyard

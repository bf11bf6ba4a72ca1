// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>
#include <span>
#include <utility>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// The highest point at which two clusters touch.
struct Saddle {
  double log_density = 0.0;
  double error = 0.0;
  double g = 0.0;  ///< log_density - error, which orders saddles
};

/// Keyed by pair of clusters, lower number first.
using Saddles = std::map<std::pair<int, int>, Saddle>;

/// The top of one cluster.
struct Peak {
  double log_density = 0.0;
  double error = 0.0;
};

/// Merges clusters whose peaks do not rise above the saddle between them by more than z errors,
/// highest saddle first (step 4 of density_peaks).
/// \param peaks  one per cluster
/// \return per cluster, the one that it was merged into, or itself
[[nodiscard]] std::vector<int> join_insignificant(std::span<const Peak> peaks, Saddles saddles,
                                                  double z);

}  // namespace steelyard

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
  double g = 0.0;  ///< log_density - error; the saddle is the border sample with the highest g
};

/// Keyed by pair of clusters, the lower number first.
using Saddles = std::map<std::pair<int, int>, Saddle>;

/// The top of one cluster.
struct Peak {
  double log_density = 0.0;
  double error = 0.0;
};

/// Merges clusters where a peak rises above the saddle between them by less than z times the sum of
/// both errors, starting at the highest saddle (step 4 of density_peaks).
/// \param peaks  one per cluster
/// \return for each cluster, the cluster it was merged into, or itself
[[nodiscard]] std::vector<int> join_insignificant(std::span<const Peak> peaks, Saddles saddles,
                                                  double z);

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cluster/saddles.h"

#include <algorithm>
#include <numeric>

namespace steelyard {
namespace {

using Pair = std::pair<int, int>;

/// The height of the peak above the saddle, in units of the sum of both errors.
double margin(const Peak& peak, const Saddle& saddle) {
  return (peak.log_density - saddle.log_density) / (peak.error + saddle.error);
}

double margin(std::span<const Peak> peaks, int cluster, const Saddle& saddle) {
  return margin(peaks[static_cast<std::size_t>(cluster)], saddle);
}

/// The highest saddle that is not significant for both of its peaks; end() if all are.
Saddles::const_iterator highest_failing(std::span<const Peak> peaks, const Saddles& saddles,
                                        double z) {
  auto highest = saddles.end();
  for (auto at = saddles.begin(); at != saddles.end(); ++at) {
    const auto& [pair, saddle] = *at;
    const double lesser =
        std::min(margin(peaks, pair.first, saddle), margin(peaks, pair.second, saddle));
    if (lesser < z &&
        (highest == saddles.end() || saddle.log_density > highest->second.log_density)) {
      highest = at;
    }
  }
  return highest;
}

/// The saddles of `leaving` become those of `staying`; of two saddles with the same third cluster,
/// the higher is kept.
Saddles with_joined(const Saddles& saddles, int leaving, int staying) {
  Saddles joined;
  for (const auto& [pair, saddle] : saddles) {
    const int first = pair.first == leaving ? staying : pair.first;
    const int second = pair.second == leaving ? staying : pair.second;
    if (first == second) {
      continue;
    }
    const auto [place, is_new] =
        joined.try_emplace(Pair(std::min(first, second), std::max(first, second)), saddle);
    if (!is_new && saddle.log_density > place->second.log_density) {
      place->second = saddle;
    }
  }
  return joined;
}

}  // namespace

std::vector<int> join_insignificant(std::span<const Peak> peaks, Saddles saddles, double z) {
  std::vector<int> became(peaks.size());
  std::iota(became.begin(), became.end(), 0);
  for (auto failing = highest_failing(peaks, saddles, z); failing != saddles.end();
       failing = highest_failing(peaks, saddles, z)) {
    const auto [first, second] = failing->first;
    const bool second_stays =
        margin(peaks, first, failing->second) < margin(peaks, second, failing->second);
    const int staying = second_stays ? second : first;
    const int leaving = second_stays ? first : second;
    std::replace(became.begin(), became.end(), leaving, staying);
    saddles = with_joined(saddles, leaving, staying);
  }
  return became;
}

}  // namespace steelyard

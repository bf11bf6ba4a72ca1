// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cluster/density_peaks.h"

#include <algorithm>
#include <numeric>

#include "core/error.h"
#include "core/positions.h"

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

constexpr Index nobody = -1;

/// Samples, their neighbours and their order by density.
class Landscape {
 public:
  Landscape(const NearestNeighbours& neighbours, const SampleDensity& density)
      : neighbours_(neighbours), density_(density), g_(density.log_density - density.error) {}

  [[nodiscard]] Index samples() const { return neighbours_.samples(); }
  [[nodiscard]] Index listed() const { return neighbours_.count(); }
  /// The number of neighbours with about the sample's own density.
  [[nodiscard]] Index near(Index sample) const {
    return density_.neighbours[static_cast<std::size_t>(sample)];
  }
  [[nodiscard]] Index neighbour(Index sample, Index rank) const {
    return static_cast<Index>(neighbours_.sample(sample, rank));
  }
  [[nodiscard]] bool higher(Index a, Index b) const {
    return g_[a] != g_[b] ? g_[a] > g_[b] : a < b;
  }
  [[nodiscard]] Peak peak(Index sample) const {
    return {density_.log_density[sample], density_.error[sample]};
  }
  [[nodiscard]] Saddle saddle(Index sample) const {
    return {density_.log_density[sample], density_.error[sample], g_[sample]};
  }
  [[nodiscard]] std::vector<Index> from_the_highest() const {
    std::vector<Index> order = all_positions(samples());
    std::sort(order.begin(), order.end(), [this](Index a, Index b) { return higher(a, b); });
    return order;
  }

 private:
  const NearestNeighbours& neighbours_;
  const SampleDensity& density_;
  Vector g_;
};

/// Per sample, the sample of higher g whose cluster it joins; nobody for a putative peak.
std::vector<Index> leaders(const Landscape& land) {
  std::vector<Index> leader(static_cast<std::size_t>(land.samples()), nobody);
  std::vector<Index> looker_on(leader);  // the highest one with the sample among its neighbours
  for (Index sample = 0; sample < land.samples(); ++sample) {
    for (Index rank = 0; rank < land.near(sample); ++rank) {
      const Index other = land.neighbour(sample, rank);
      Index& highest = looker_on[static_cast<std::size_t>(other)];
      if (land.higher(sample, highest == nobody ? other : highest)) {
        highest = sample;
      }
    }
  }
  for (Index sample = 0; sample < land.samples(); ++sample) {
    Index& found = leader[static_cast<std::size_t>(sample)];
    for (Index rank = 0; rank < land.near(sample) && found == nobody; ++rank) {
      const Index other = land.neighbour(sample, rank);
      found = land.higher(other, sample) ? other : nobody;
    }
    found = found == nobody ? looker_on[static_cast<std::size_t>(sample)] : found;
  }
  return leader;
}

DensityPeaks putative_clusters(const Landscape& land) {
  const std::vector<Index> leader = leaders(land);
  DensityPeaks found;
  found.cluster_of.resize(leader.size());
  for (const Index sample : land.from_the_highest()) {
    const Index followed = leader[static_cast<std::size_t>(sample)];
    int& cluster = found.cluster_of[static_cast<std::size_t>(sample)];
    if (followed == nobody) {
      cluster = static_cast<int>(found.centres.size());
      found.centres.push_back(sample);
    } else {
      cluster = found.cluster_of[static_cast<std::size_t>(followed)];
    }
  }
  return found;
}

/// The nearest neighbour in another cluster; nobody if all are in the sample's own.
Index nearest_elsewhere(const Landscape& land, const std::vector<int>& cluster_of, Index sample) {
  const int own = cluster_of[static_cast<std::size_t>(sample)];
  for (Index rank = 0; rank < land.near(sample); ++rank) {
    const Index other = land.neighbour(sample, rank);
    if (cluster_of[static_cast<std::size_t>(other)] != own) {
      return other;
    }
  }
  return nobody;
}

/// Whether no sample of the same cluster is nearer to `other`, judging by its list of neighbours.
bool is_nearest_of_its_cluster(const Landscape& land, const std::vector<int>& cluster_of,
                               Index sample, Index other) {
  const int own = cluster_of[static_cast<std::size_t>(sample)];
  for (Index rank = 0; rank < land.listed(); ++rank) {
    const Index candidate = land.neighbour(other, rank);
    if (cluster_of[static_cast<std::size_t>(candidate)] == own) {
      return candidate == sample;
    }
  }
  return true;
}

void keep_highest(Saddles& saddles, int cluster, int other, const Saddle& border) {
  const auto [place, is_new] =
      saddles.try_emplace({std::min(cluster, other), std::max(cluster, other)}, border);
  if (!is_new && border.g > place->second.g) {
    place->second = border;
  }
}

Saddles saddles_between(const Landscape& land, const DensityPeaks& putative) {
  const auto cluster_of = [&](Index sample) {
    return putative.cluster_of[static_cast<std::size_t>(sample)];
  };
  Saddles saddles;
  for (Index sample = 0; sample < land.samples(); ++sample) {
    const bool is_peak = putative.centres[static_cast<std::size_t>(cluster_of(sample))] == sample;
    const Index other = nearest_elsewhere(land, putative.cluster_of, sample);
    if (!is_peak && other != nobody &&
        is_nearest_of_its_cluster(land, putative.cluster_of, sample, other)) {
      keep_highest(saddles, cluster_of(sample), cluster_of(other), land.saddle(sample));
    }
  }
  return saddles;
}

/// The remaining clusters, renumbered in the same order.
DensityPeaks joined(const DensityPeaks& putative, const std::vector<int>& became) {
  std::vector<int> number(became.size(), -1);
  DensityPeaks result;
  for (std::size_t cluster = 0; cluster < became.size(); ++cluster) {
    if (became[cluster] == static_cast<int>(cluster)) {
      number[cluster] = static_cast<int>(result.centres.size());
      result.centres.push_back(putative.centres[cluster]);
    }
  }
  result.cluster_of.reserve(putative.cluster_of.size());
  for (const int cluster : putative.cluster_of) {
    const int final_cluster = became[static_cast<std::size_t>(cluster)];
    result.cluster_of.push_back(number[static_cast<std::size_t>(final_cluster)]);
  }
  return result;
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

DensityPeaks density_peaks(const NearestNeighbours& neighbours, const SampleDensity& density,
                           double z) {
  if (!(z >= 0.0)) {
    throw bad_input({message("density_peaks.negative_z", "a negative confidence z"),
                     "density peaks", message("density_peaks.negative_z.accepted", "0 or more")});
  }
  if (density.log_density.size() != neighbours.samples()) {
    throw bad_input({message("density_peaks.mismatched_densities",
                             "the number of densities does not match the samples"),
                     "density peaks",
                     message("density_peaks.mismatched_densities.accepted", "one per sample")});
  }
  const Landscape land(neighbours, density);
  const DensityPeaks putative = putative_clusters(land);
  std::vector<Peak> peaks;
  for (const Index centre : putative.centres) {
    peaks.push_back(land.peak(centre));
  }
  return joined(putative, join_insignificant(peaks, saddles_between(land, putative), z));
}

}  // namespace steelyard

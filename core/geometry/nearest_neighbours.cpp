// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/nearest_neighbours.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "core/geometry/distance_source.h"
#include "core/geometry/neighbour_graph.h"
#include "core/geometry/neighbour_search.h"
#include "core/geometry/neighbour_tree.h"
#include "core/geometry/sample_keys.h"
#include "core/parallel.h"

namespace steelyard {
namespace {

/// Comparing all pairs up to this many differences takes about 20 seconds of a core.
constexpr double most_differences = 4e11;
/// What a pair takes beside its differences, in differences.
constexpr double for_each_pair = 17.0;

double differences_of_pairs(Index samples, Index dimension) {
  return static_cast<double>(samples) * static_cast<double>(samples) *
         (static_cast<double>(dimension) + for_each_pair);
}

void keep_nearest(std::span<const double> squared, std::span<const std::uint64_t> keys, Index self,
                  NearestNeighbours& found) {
  Shortlist shortlist(found.count(), found.count(), keys[static_cast<std::size_t>(self)]);
  for (std::size_t sample = 0; sample < squared.size(); ++sample) {
    if (static_cast<Index>(sample) != self) {
      shortlist.offer(squared[sample], keys[sample], sample);
    }
  }
  keep(shortlist, self, found);
}

}  // namespace

std::optional<NearestNeighbours> neighbours_by_all_pairs(const Space& space, Index count,
                                                         const std::stop_token& stop) {
  require_count(space, count);
  const Index samples = space.samples();
  const auto keys = sample_keys(space.coordinates, Matrix(samples, 0), {}, stop);
  if (!keys) {
    return std::nullopt;
  }
  const SpaceDistances squared(space);
  NearestNeighbours found{{samples, count}, {samples, count}};
  const Index length = squared.row_length();
  const Index together = std::min(squared.rows_at_once(), samples);
  Vector block(together * length);  // fill() writes all of it
  std::vector<Index> rows(static_cast<std::size_t>(together));
  for (Index first = 0; first < samples; first += together) {
    rows.resize(static_cast<std::size_t>(std::min(together, samples - first)));
    std::iota(rows.begin(), rows.end(), first);
    if (!squared.fill(rows, {block.data(), static_cast<std::size_t>(block.size())}, stop)) {
      return std::nullopt;
    }
    const auto in_block = static_cast<Index>(rows.size());
    const bool finished = parallel_for(in_block, stop, {.together = 8}, [&](Index row) {
      keep_nearest({block.data() + row * length, static_cast<std::size_t>(samples)}, *keys,
                   first + row, found);
    });
    if (!finished) {
      return std::nullopt;
    }
  }
  return found;
}

std::optional<NeighbourSearch> search_for(const Space& space, Index count,
                                          const std::stop_token& stop) {
  if (space.samples() <= compared_with_all) {
    return NeighbourSearch::all_pairs;
  }
  // A sample that a tree meets takes about as long as four of all pairs, which are next to each
  // other in memory.
  constexpr double of_tree = 4.0;
  const double all_pairs = differences_of_pairs(space.samples(), space.dimension());
  if ((space.periods.array() == 0.0).all()) {
    const auto met = samples_met_in_tree(space, count, stop);
    if (!met) {
      return std::nullopt;
    }
    const double in_tree = of_tree * *met / static_cast<double>(space.samples()) * all_pairs;
    if (in_tree < std::min(all_pairs, most_differences)) {
      return NeighbourSearch::tree;
    }
  }
  return all_pairs <= most_differences ? NeighbourSearch::all_pairs : NeighbourSearch::graph;
}

double seconds_of_search(Index samples, Index dimension, Index count) {
  constexpr double of_difference = 4.6e-11;
  constexpr Index most_for_a_tree = 8;
  const double pairs = differences_of_pairs(samples, dimension);
  const auto size = static_cast<double>(samples);
  const double relative_count = 1.0 + 0.05 * static_cast<double>(count);
  if (samples > compared_with_all && dimension <= most_for_a_tree) {
    return std::min(pairs * of_difference,
                    size * relative_count * 1.5e-6 * std::pow(1.5, static_cast<double>(dimension)));
  }
  if (samples <= compared_with_all || pairs <= most_differences) {
    return pairs * of_difference;
  }
  return size * relative_count * 1e-6 * (static_cast<double>(dimension) + for_each_pair);
}

std::optional<NearestNeighbours> nearest_neighbours(const Space& space, Index count,
                                                    const std::stop_token& stop) {
  require_count(space, count);
  const auto search = search_for(space, count, stop);
  if (!search) {
    return std::nullopt;
  }
  switch (*search) {
    case NeighbourSearch::tree:
      return neighbours_by_tree(space, count, stop);
    case NeighbourSearch::graph:
      return neighbours_by_graph(space, count, stop);
    case NeighbourSearch::all_pairs:
      break;
  }
  return neighbours_by_all_pairs(space, count, stop);
}

}  // namespace steelyard

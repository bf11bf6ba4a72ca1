// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/neighbour_recall.h"

#include <algorithm>
#include <cstdint>
#include <span>

#include "core/geometry/distance_source.h"
#include "core/geometry/neighbour_search.h"
#include "core/parallel.h"
#include "core/random.h"

namespace steelyard {
namespace {

/// A random sample of the number-th of as many equal parts of the table. Samples at equal steps
/// might all be of one kind, where the rows of a table come in turns.
Index drawn_from_part(Index number, Index parts, Index samples) {
  const Index first = number * samples / parts;
  const Index end = (number + 1) * samples / parts;
  const std::uint64_t bits = mixed_bits(static_cast<std::uint64_t>(number) + 1);
  return first + static_cast<Index>(bits % static_cast<std::uint64_t>(end - first));
}

/// The k-th smallest of the distances from a sample to the others.
double kth_of(std::span<const double> squared, Index self, Index count) {
  std::vector<double> others(squared.begin(), squared.end());
  others.erase(others.begin() + self);
  const auto kth = others.begin() + (count - 1);
  std::nth_element(others.begin(), kth, others.end());
  return *kth;
}

}  // namespace

std::optional<NeighbourRecall> NeighbourRecall::on_some(const Space& space, Index count,
                                                        const std::stop_token& stop) {
  constexpr Index most = 500;
  NeighbourRecall recall(space, count);
  const Index samples = space.samples();
  const Index looked_at = std::min(most, samples);
  for (Index number = 0; number < looked_at; ++number) {
    recall.looked_at_.push_back(drawn_from_part(number, looked_at, samples));
  }
  recall.reach_.resize(recall.looked_at_.size());
  const SpaceDistances distances(space);
  const Index length = distances.row_length();
  const Index together = std::min(distances.rows_at_once(), looked_at);
  Vector block(together * length);
  for (Index first = 0; first < looked_at; first += together) {
    const Index rows = std::min(together, looked_at - first);
    const std::span<const Index> of_block(recall.looked_at_.data() + first,
                                          static_cast<std::size_t>(rows));
    const bool whole =
        distances.fill(of_block, {block.data(), static_cast<std::size_t>(block.size())}, stop) &&
        parallel_for(rows, stop, [&](Index row) {
          recall.reach_[static_cast<std::size_t>(first + row)] =
              kth_of({block.data() + row * length, static_cast<std::size_t>(samples)},
                     of_block[static_cast<std::size_t>(row)], count);
        });
    if (!whole) {
      return std::nullopt;
    }
  }
  return recall;
}

double NeighbourRecall::of(const NearLists& lists) const {
  constexpr double rounding = 1.0 + 1e-9;
  Index found = 0;
  for (std::size_t number = 0; number < looked_at_.size(); ++number) {
    const Index self = looked_at_[number];
    Index near = 0;
    for (const std::uint32_t other : lists.of(static_cast<std::size_t>(self))) {
      const double squared = squared_distance(space_.coordinates.row(self),
                                              space_.coordinates.row(other), space_.periods);
      near += squared <= rounding * reach_[number] ? 1 : 0;
    }
    found += std::min(near, count_);
  }
  return static_cast<double>(found) / static_cast<double>(count_ * samples());
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/ranked_space.h"

#include <utility>

#include "core/parallel.h"

namespace steelyard {

RankedSpace::RankedSpace(Ranks ranks, std::span<const Index> rows, Index neighbours)
    : ranks_(std::move(ranks)),
      rows_(rows.begin(), rows.end()),
      neighbours_(neighbours),
      nearest_(rows.size()) {}

std::optional<RankedSpace> RankedSpace::of(const DistanceSource& source,
                                           std::span<const Index> rows, Index neighbours,
                                           const std::stop_token& stop) {
  std::optional<Ranks> ranks = Ranks::of(source, rows, stop);
  if (!ranks) {
    return std::nullopt;
  }
  RankedSpace space(*std::move(ranks), rows, neighbours);
  if (!space.find_nearest(stop)) {
    return std::nullopt;
  }
  return space;
}

bool RankedSpace::find_nearest(const std::stop_token& stop) {
  return parallel_for(
      std::ssize(rows_), stop, {.together = 8},
      [&](std::size_t) { return std::vector<double>(static_cast<std::size_t>(samples())); },
      [&](Index k, std::vector<double>& ranks) {
        const auto row = static_cast<std::size_t>(k);
        ranks_.copy_row(k, std::span(ranks));
        nearest_by_rank(ranks, rows_[row], neighbours_, nearest_[row]);
      });
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/ranked_space.h"

#include <atomic>
#include <utility>

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
  std::atomic<bool> stopped = false;
#pragma omp parallel
  {
    std::vector<double> ranks(static_cast<std::size_t>(samples()));
#pragma omp for schedule(dynamic, 8)
    for (std::size_t row = 0; row < rows_.size(); ++row) {
      if (stopped || stop.stop_requested()) {
        stopped = true;
        continue;
      }
      ranks_.copy_row(static_cast<Index>(row), std::span(ranks));
      nearest_by_rank(ranks, rows_[row], neighbours_, nearest_[row]);
    }
  }
  return !stopped;
}

}  // namespace steelyard

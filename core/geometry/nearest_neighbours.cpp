// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/nearest_neighbours.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/error.h"
#include "core/geometry/space_distances.h"
#include "core/parallel.h"
#include "core/text.h"

namespace steelyard {
namespace {

using Candidate = std::pair<double, std::uint32_t>;  // squared distance, sample

/// The nearest of the candidates offered. Collects twice as many before dropping the farther half:
/// a few operations per candidate, however many are kept.
class Shortlist {
 public:
  explicit Shortlist(Index count) : count_(count) {
    gathered_.reserve(2 * static_cast<std::size_t>(count));
  }

  void offer(double squared, Index sample) {
    // Samples come in ascending order, so a tie with the farthest one kept loses.
    if (squared >= reach_) {
      return;
    }
    gathered_.emplace_back(squared, static_cast<std::uint32_t>(sample));
    if (gathered_.size() == 2 * static_cast<std::size_t>(count_)) {
      drop_farther();
      reach_ = gathered_.back().first;
    }
  }

  [[nodiscard]] const std::vector<Candidate>& sorted() {
    drop_farther();
    std::sort(gathered_.begin(), gathered_.end());
    return gathered_;
  }

 private:
  /// Keeps the nearest, with the farthest of them last.
  void drop_farther() {
    std::nth_element(gathered_.begin(), gathered_.begin() + (count_ - 1), gathered_.end());
    gathered_.resize(static_cast<std::size_t>(count_));
  }

  Index count_;
  std::vector<Candidate> gathered_;
  double reach_ = std::numeric_limits<double>::infinity();
};

void keep_nearest(std::span<const double> squared, Index self, NearestNeighbours& found) {
  Shortlist shortlist(found.count());
  for (std::size_t sample = 0; sample < squared.size(); ++sample) {
    if (static_cast<Index>(sample) != self) {
      shortlist.offer(squared[sample], static_cast<Index>(sample));
    }
  }
  Index next = 0;
  for (const auto& [distance, sample] : shortlist.sorted()) {
    found.sample(self, next) = sample;
    found.distance(self, next) = std::sqrt(distance);
    ++next;
  }
}

}  // namespace

std::optional<NearestNeighbours> nearest_neighbours(const DistanceSource& squared, Index count,
                                                    const std::stop_token& stop) {
  const Index samples = squared.samples();
  if (count < 1 || count >= samples) {
    throw bad_input({std::to_string(count) + " nearest neighbours of " + counted(samples, "sample"),
                     "", "from 1 to the number of samples minus one"});
  }
  NearestNeighbours found{{samples, count}, {samples, count}};
  const Index length = squared.row_length();
  const Index together = std::min(squared.rows_at_once(), samples);
  std::vector<double> block(static_cast<std::size_t>(together * length));
  std::vector<Index> rows(static_cast<std::size_t>(together));
  for (Index first = 0; first < samples; first += together) {
    rows.resize(static_cast<std::size_t>(std::min(together, samples - first)));
    std::iota(rows.begin(), rows.end(), first);
    if (!squared.fill(rows, std::span(block), stop)) {
      return std::nullopt;
    }
    const auto in_block = static_cast<Index>(rows.size());
    const bool finished = parallel_for(in_block, stop, {.together = 8}, [&](Index row) {
      keep_nearest({block.data() + row * length, static_cast<std::size_t>(samples)}, first + row,
                   found);
    });
    if (!finished) {
      return std::nullopt;
    }
  }
  return found;
}

std::optional<NearestNeighbours> nearest_neighbours(const Space& space, Index count,
                                                    const std::stop_token& stop) {
  return nearest_neighbours(SpaceDistances(space), count, stop);
}

}  // namespace steelyard

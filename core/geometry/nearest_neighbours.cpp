// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/nearest_neighbours.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>
#include <span>
#include <tuple>
#include <vector>

#include "core/error.h"
#include "core/geometry/distance_source.h"
#include "core/geometry/sample_keys.h"
#include "core/parallel.h"
#include "core/random.h"

namespace steelyard {
namespace {

struct Candidate {
  std::uint64_t distance = 0;  // squared, without the digits that rounding changes
  std::uint64_t draw = 0;
  double squared = 0.0;
  std::uint32_t sample = 0;

  /// Samples that agree in all that is drawn from are ordered by position.
  bool operator<(const Candidate& other) const {
    return std::tie(distance, draw, sample) < std::tie(other.distance, other.draw, other.sample);
  }
};

/// Non-negative doubles have the same order as their bit patterns; -0 counts as 0.
std::uint64_t without_last_digits(double squared) {
  constexpr unsigned digits = 14;  // of 52
  return (std::bit_cast<std::uint64_t>(squared + 0.0) + (std::uint64_t{1} << (digits - 1))) >>
         digits;
}

/// The nearest of the candidates offered. Collects twice as many before dropping the farther half:
/// a few operations per candidate, however many are kept.
class Shortlist {
 public:
  /// \param key  of the sample whose neighbours are sought
  Shortlist(Index count, std::uint64_t key) : count_(count), key_(mixed_bits(key)) {
    gathered_.reserve(2 * static_cast<std::size_t>(count));
  }

  /// \param key  of the sample offered
  void offer(double squared, std::uint64_t key, std::size_t sample) {
    const std::uint64_t distance = without_last_digits(squared);
    if (distance > reach_) {
      return;
    }
    gathered_.push_back(
        {distance, mixed_bits(key_ ^ key), squared, static_cast<std::uint32_t>(sample)});
    if (gathered_.size() == 2 * static_cast<std::size_t>(count_)) {
      drop_farther();
      reach_ = gathered_.back().distance;
    }
  }

  [[nodiscard]] const std::vector<Candidate>& sorted() {
    drop_farther();
    std::sort(gathered_.begin(), gathered_.end(), [](const Candidate& a, const Candidate& b) {
      return std::tie(a.squared, a.draw, a.sample) < std::tie(b.squared, b.draw, b.sample);
    });
    return gathered_;
  }

 private:
  /// Keeps the nearest, with the farthest of them last.
  void drop_farther() {
    std::nth_element(gathered_.begin(), gathered_.begin() + (count_ - 1), gathered_.end());
    gathered_.resize(static_cast<std::size_t>(count_));
  }

  Index count_;
  std::uint64_t key_;
  std::vector<Candidate> gathered_;
  std::uint64_t reach_ = std::numeric_limits<std::uint64_t>::max();
};

void keep_nearest(std::span<const double> squared, std::span<const std::uint64_t> keys, Index self,
                  NearestNeighbours& found) {
  Shortlist shortlist(found.count(), keys[static_cast<std::size_t>(self)]);
  for (std::size_t sample = 0; sample < squared.size(); ++sample) {
    if (static_cast<Index>(sample) != self) {
      shortlist.offer(squared[sample], keys[sample], sample);
    }
  }
  Index next = 0;
  for (const Candidate& near : shortlist.sorted()) {
    found.sample(self, next) = near.sample;
    found.distance(self, next) = std::sqrt(near.squared);
    ++next;
  }
}

}  // namespace

std::optional<NearestNeighbours> nearest_neighbours(const Space& space, Index count,
                                                    const std::stop_token& stop) {
  const Index samples = space.samples();
  if (count < 1 || count >= samples) {
    throw bad_input({message("nearest_neighbours.bad_count",
                             "{1} nearest neighbours of {2} {2:sample|samples}", count, samples),
                     "",
                     message("nearest_neighbours.bad_count.accepted",
                             "from 1 to the number of samples minus one")});
  }
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

}  // namespace steelyard

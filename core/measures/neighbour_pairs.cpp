// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/neighbour_pairs.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace steelyard {

NeighbourPairs::NeighbourPairs(Index samples, Index neighbours)
    : neighbours_(neighbours), row_of_(static_cast<std::size_t>(samples), -1) {}

void NeighbourPairs::begin(Index sample, const Neighbourhood& neighbours) {
  constexpr std::size_t most_pairs = 2000000;
  row_of_[static_cast<std::size_t>(sample)] = rows();
  begins_.push_back(pairs_.size());
  const std::size_t more = neighbours.nearer.size() + neighbours.tied.size();
  all_kept_ = all_kept_ && pairs_.size() + more <= most_pairs;
}

void NeighbourPairs::sort_row() {
  std::sort(pairs_.begin() + static_cast<std::ptrdiff_t>(begins_.back()), pairs_.end(),
            [](const Pair& one, const Pair& other) { return one.neighbour < other.neighbour; });
}

std::span<const NeighbourPairs::Pair> NeighbourPairs::pairs_of(std::size_t sample) const {
  if (row_of_[sample] < 0) {
    return {};
  }
  const auto row = static_cast<std::size_t>(row_of_[sample]);
  const std::size_t end = row + 1 < begins_.size() ? begins_[row + 1] : pairs_.size();
  return std::span(pairs_).subspan(begins_[row], end - begins_[row]);
}

double NeighbourPairs::mean() const {
  return std::accumulate(means_.begin(), means_.end(), 0.0) / static_cast<double>(rows());
}

double NeighbourPairs::error() const {
  constexpr double rounding = 1e-20;
  const auto count = static_cast<double>(rows());
  const double of_all = mean();
  double squares = 0.0;
  for (const double of_row : means_) {
    squares += (of_row - of_all) * (of_row - of_all);
  }
  // Neighbours that are the same for all rows leave nothing to chance.
  if (all_kept_ && squares > rounding * count * of_all * of_all) {
    squares += between_pairs(of_all);
  }
  return std::sqrt(squares / count) / std::sqrt(count);
}

/// The products of i -> j and j -> i, once for each of both.
double NeighbourPairs::of_mutual(double mean) const {
  double products = 0.0;
  for (std::size_t sample = 0; sample < row_of_.size(); ++sample) {
    for (const Pair& pair : pairs_of(sample)) {
      const std::span<const Pair> others = pairs_of(pair.neighbour);
      const auto back = std::lower_bound(
          others.begin(), others.end(), sample,
          [](const Pair& other, std::size_t wanted) { return other.neighbour < wanted; });
      if (back != others.end() && back->neighbour == sample) {
        products += deviation(pair, mean) * deviation(*back, mean);
      }
    }
  }
  return products;
}

/// The ranks of one sample around all others say that it lies far outside or in the middle, to all
/// rows whose neighbour it is. Where neighbours say nothing, these ranks add up to much the same
/// over all samples, so that only the unevenness of the samples' shares counts; the rows themselves
/// have their part of it already.
double NeighbourPairs::between_pairs(double mean) const {
  const auto samples = static_cast<Index>(row_of_.size());
  Vector to = Vector::Zero(samples);    // deviations of the pairs that lead to a sample
  Vector from = Vector::Zero(samples);  // and of those that start from it
  Vector share = Vector::Zero(samples);
  double squares = 0.0;
  double squared_weights = 0.0;
  for (std::size_t sample = 0; sample < row_of_.size(); ++sample) {
    for (const Pair& pair : pairs_of(sample)) {
      const auto weight = static_cast<double>(pair.weight);
      const double found = deviation(pair, mean);
      to[pair.neighbour] += found;
      from[static_cast<Index>(sample)] += found;
      share[pair.neighbour] += weight;
      squares += found * found;
      squared_weights += weight * weight;
    }
  }
  const double mutual = of_mutual(mean);
  const double in_a_row = 2.0 * (to.dot(from) - mutual);  // i -> j -> l
  const double uneven = (share.array() - share.mean()).square().sum() - squared_weights;
  const double expected = share.squaredNorm() - squared_weights;
  const double shared = expected > 0.0 ? (to.squaredNorm() - squares) * uneven / expected : 0.0;
  return std::max(mutual, 0.0) + std::max(shared, 0.0) + std::max(in_a_row, 0.0);
}

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/information_imbalance.h"

#include <utility>

#include "core/geometry/distance_source.h"
#include "core/measures/neighbour_pairs.h"
#include "core/parallel.h"
#include "core/positions.h"

namespace steelyard {
namespace {

Imbalance imbalance_of(const NeighbourPairs& pairs, Index samples) {
  const double scale = 2.0 / static_cast<double>(samples);
  return {scale * pairs.mean(), scale * pairs.error()};
}

/// From the ranks in `in` of the neighbours of each row in `of`.
Imbalance imbalance_of(const RankedSpace& of, const RankedSpace& in) {
  NeighbourPairs pairs(of.samples(), of.neighbours());
  for (std::size_t k = 0; k < of.rows().size(); ++k) {
    const auto row = static_cast<Index>(k);
    pairs.add(of.rows()[k], of.nearest(row),
              [&](std::uint32_t sample) { return in.ranks()(row, static_cast<Index>(sample)); });
  }
  return imbalance_of(pairs, of.samples());
}

/// Ranks along one feature around each sample in turn.
class FeatureRanks {
 public:
  explicit FeatureRanks(const FeatureOrder& order)
      : order_(order), all_(static_cast<std::size_t>(order.samples())) {}

  void add_to(NeighbourPairs& pairs, Index self, const Neighbourhood& neighbours) {
    // A search costs about as much as visiting this many samples in order.
    constexpr std::size_t search = 64;
    const std::size_t count = neighbours.nearer.size() + neighbours.tied.size();
    if (count * search < all_.size()) {
      pairs.add(self, neighbours, [&](std::uint32_t sample) {
        return order_.rank(self, static_cast<Index>(sample));
      });
      return;
    }
    order_.ranks(self, all_);
    pairs.add(self, neighbours, [&](std::uint32_t sample) { return all_[sample]; });
  }

 private:
  const FeatureOrder& order_;
  std::vector<double> all_;
};

}  // namespace

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

ImbalancePair information_imbalance(const RankedSpace& a, const RankedSpace& b) {
  return {imbalance_of(a, b), imbalance_of(b, a)};
}

std::optional<ImbalancePair> information_imbalance(const FeatureOrder& a, const RankedSpace& b,
                                                   const std::stop_token& stop) {
  NeighbourPairs forward(b.samples(), b.neighbours());
  NeighbourPairs backward(b.samples(), b.neighbours());
  FeatureRanks ranks(a);
  Neighbourhood along;
  for (std::size_t k = 0; k < b.rows().size(); ++k) {
    if (stop.stop_requested()) {
      return std::nullopt;
    }
    const auto row = static_cast<Index>(k);
    a.nearest(b.rows()[k], b.neighbours(), along);
    forward.add(b.rows()[k], along,
                [&](std::uint32_t sample) { return b.ranks()(row, static_cast<Index>(sample)); });
    ranks.add_to(backward, b.rows()[k], b.nearest(row));
  }
  return ImbalancePair{imbalance_of(forward, b.samples()), imbalance_of(backward, b.samples())};
}

std::optional<std::vector<ImbalancePair>> single_feature_imbalances(const MatrixView& inputs,
                                                                    const Vector& periods,
                                                                    const RankedSpace& b,
                                                                    const std::stop_token& stop) {
  std::vector<ImbalancePair> pairs(static_cast<std::size_t>(inputs.cols()));
  const bool finished = parallel_for(inputs.cols(), stop, [&](Index feature) {
    const FeatureOrder order(inputs.col(feature), periods[feature]);
    if (const auto pair = information_imbalance(order, b, stop)) {
      pairs[static_cast<std::size_t>(feature)] = *pair;
    }
  });
  if (!finished || stop.stop_requested()) {
    return std::nullopt;
  }
  return pairs;
}

double information_imbalance(const Space& a, const Space& b, Index neighbours) {
  std::vector<Index> rows = all_positions(a.samples());
  const auto of_a = RankedSpace::of(SpaceDistances(centred(a)), rows, neighbours);
  const auto of_b = RankedSpace::of(SpaceDistances(b), rows, neighbours);
  return imbalance_of(*of_a, *of_b).value;
}

}  // namespace steelyard

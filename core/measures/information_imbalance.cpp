// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/information_imbalance.h"

#include <cmath>
#include <numeric>
#include <utility>

#include "core/geometry/distance_source.h"
#include "core/parallel.h"
#include "core/positions.h"

namespace steelyard {
namespace {

/// The mean rank in `in` of the neighbours of each row in `of`.
std::vector<double> mean_ranks(const RankedSpace& of, const RankedSpace& in) {
  std::vector<double> means(of.rows().size());
  for (std::size_t k = 0; k < means.size(); ++k) {
    const auto row = static_cast<Index>(k);
    means[k] = of.nearest(row).mean(
        [&](std::uint32_t sample) { return in.ranks()(row, static_cast<Index>(sample)); });
  }
  return means;
}

/// Ranks along one feature around each sample in turn.
class FeatureRanks {
 public:
  explicit FeatureRanks(const FeatureOrder& order)
      : order_(order), all_(static_cast<std::size_t>(order.samples())) {}

  double mean(Index self, const Neighbourhood& neighbours) {
    // A search costs about as much as visiting this many samples in order.
    constexpr std::size_t search = 64;
    const std::size_t count = neighbours.nearer.size() + neighbours.tied.size();
    if (count * search < all_.size()) {
      return neighbours.mean(
          [&](std::uint32_t sample) { return order_.rank(self, static_cast<Index>(sample)); });
    }
    order_.ranks(self, all_);
    return neighbours.mean([&](std::uint32_t sample) { return all_[sample]; });
  }

 private:
  const FeatureOrder& order_;
  std::vector<double> all_;
};

/// Computes the imbalance from the mean rank of each row's neighbours.
/// \param samples  N
Imbalance imbalance_of(std::span<const double> mean_ranks, Index samples) {
  const auto rows = static_cast<double>(mean_ranks.size());
  const double mean = std::accumulate(mean_ranks.begin(), mean_ranks.end(), 0.0) / rows;
  double squares = 0.0;
  for (const double rank : mean_ranks) {
    squares += (rank - mean) * (rank - mean);
  }
  const double scale = 2.0 / static_cast<double>(samples);
  return {scale * mean, scale * std::sqrt(squares / rows) / std::sqrt(rows)};
}

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
  return {imbalance_of(mean_ranks(a, b), a.samples()), imbalance_of(mean_ranks(b, a), a.samples())};
}

std::optional<ImbalancePair> information_imbalance(const FeatureOrder& a, const RankedSpace& b,
                                                   const std::stop_token& stop) {
  std::vector<double> forward(b.rows().size());
  std::vector<double> backward(forward.size());
  FeatureRanks ranks(a);
  Neighbourhood along;
  for (std::size_t k = 0; k < forward.size(); ++k) {
    if (stop.stop_requested()) {
      return std::nullopt;
    }
    const auto row = static_cast<Index>(k);
    a.nearest(b.rows()[k], b.neighbours(), along);
    forward[k] = along.mean(
        [&](std::uint32_t sample) { return b.ranks()(row, static_cast<Index>(sample)); });
    backward[k] = ranks.mean(b.rows()[k], b.nearest(row));
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
  return imbalance_of(mean_ranks(*of_a, *of_b), a.samples()).value;
}

}  // namespace steelyard

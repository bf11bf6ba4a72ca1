// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/softmax_row.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace steelyard::dii {
namespace {

using Cells = Eigen::Map<Eigen::ArrayXd>;

Cells as_array(std::span<double> values) {
  return {values.data(), static_cast<Index>(values.size())};
}

/// exp(...)/0 of the samples at distance 0 becomes 0. \return how many there were
Index drop_infinite(Cells cells) {
  Index dropped = 0;
  for (double& cell : cells) {
    if (!std::isfinite(cell)) {
      cell = 0.0;
      ++dropped;
    }
  }
  return dropped;
}

/// Eq. 3 over the given cells, then q_ij: squared distances in, factors out. One pass makes
/// exp(...)/d and the sums; the second needs rbar_i and only multiplies.
SoftmaxRow soften(Cells cells, Cells ranks, double lambda, double nearest) {
  constexpr Index chunk = 64;                // stays in the first-level cache
  constexpr double least_exponent = -300.0;  // numbers so small that they slow the processor down
  Eigen::Array<double, chunk, 1> distances;
  Eigen::Array<double, chunk, 1> exponentials;
  const double scale = -1.0 / lambda;
  double sum = 0.0;
  double rank_sum = 0.0;
  for (Index start = 0; start < cells.size(); start += chunk) {
    const Index count = std::min(chunk, cells.size() - start);
    auto d = distances.head(count);
    auto e = exponentials.head(count);
    d = cells.segment(start, count).sqrt();
    e = ((d - nearest) * scale).max(least_exponent).exp();
    sum += e.sum();
    rank_sum += (e * ranks.segment(start, count)).sum();
    cells.segment(start, count) = e / d;
  }
  SoftmaxRow row;
  row.conditional_rank = rank_sum / sum;
  if (nearest == 0.0) {
    row.duplicates = drop_infinite(cells);
  }
  cells *= (row.conditional_rank - ranks) / sum;
  return row;
}

}  // namespace

TwoNearest two_nearest(std::span<const double> squared) {
  // Lane by lane, so that the compiler can use whole registers.
  constexpr double infinity = std::numeric_limits<double>::infinity();
  constexpr std::size_t lanes = 8;
  std::array<double, lanes> first{};
  std::array<double, lanes> second{};
  first.fill(infinity);
  second.fill(infinity);
  std::size_t start = 0;
  for (; start + lanes <= squared.size(); start += lanes) {
    for (std::size_t lane = 0; lane < lanes; ++lane) {
      const double value = squared[start + lane];
      const double larger = value > first[lane] ? value : first[lane];
      second[lane] = larger < second[lane] ? larger : second[lane];
      first[lane] = value < first[lane] ? value : first[lane];
    }
  }
  TwoNearest found{infinity, infinity};
  const auto consider = [&found](double value) {
    found.second = std::min(found.second, std::max(found.first, value));
    found.first = std::min(found.first, value);
  };
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    consider(first[lane]);
    consider(second[lane]);
  }
  for (; start < squared.size(); ++start) {
    consider(squared[start]);
  }
  return found;
}

SoftmaxRow soften_dense(std::span<double> cells, double lambda, double nearest,
                        const Ranks& all_ranks, Index row, std::span<double> ranks) {
  all_ranks.copy_row(row, ranks);
  const SoftmaxRow softened =
      soften(as_array(cells.first(ranks.size())), as_array(ranks), lambda, nearest);
  std::fill(cells.begin() + static_cast<std::ptrdiff_t>(ranks.size()), cells.end(), 0.0);
  return softened;
}

void pick_near(std::span<const double> squared, double squared_limit, NearCells& near) {
  near.samples.resize(squared.size());
  near.factors.resize(squared.size());
  // Written without a branch: whether a cell is near is as good as random.
  std::size_t count = 0;
  for (std::size_t j = 0; j < squared.size(); ++j) {
    near.samples[count] = static_cast<std::uint32_t>(j);
    near.factors[count] = squared[j];
    count += squared[j] <= squared_limit ? 1U : 0U;
  }
  near.samples.resize(count);
  near.factors.resize(count);
}

SoftmaxRow soften_near(NearCells& near, double lambda, double nearest, const Ranks& all_ranks,
                       Index row) {
  near.ranks.resize(near.samples.size());
  all_ranks.gather(row, near.samples, near.ranks);
  return soften(as_array(near.factors), as_array(near.ranks), lambda, nearest);
}

}  // namespace steelyard::dii

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/softmax_row.h"

#include <algorithm>
#include <array>
#include <limits>

#include "core/geometry/vectorised_functions.h"

namespace steelyard::dii {

void SoftmaxSums::add(const SoftmaxSums& other) {
  exponentials += other.exponentials;
  ranks += other.ranks;
  near += other.near;
  duplicates += other.duplicates;
}

// Plain loops over contiguous memory, which compilers vectorise.

template <typename Real>
SoftmaxSums exponentials(std::span<Real> cells, std::span<const Real> ranks, double lambda,
                         double nearest) {
  const std::size_t count = cells.size();
  Real* const cell = cells.data();
  const Real* const rank = ranks.data();
  const auto scale = static_cast<Real>(-1.0 / lambda);
  const auto closest = static_cast<Real>(nearest);
  const auto reach = static_cast<Real>(-reach_in_lambdas<Real>);
  constexpr Real least = least_exponent<Real>;
  Real sum{0};
  Real rank_sum{0};
  Real near{0};
  Real twins{0};
#pragma omp simd reduction(+ : sum, rank_sum, near, twins)
  for (std::size_t j = 0; j < count; ++j) {
    const Real square = cell[j];
    const Real inverse = inverse_square_root(square);
    const Real exponent = (square * inverse - closest) * scale;
    const Real e = decaying_exponential(exponent < least ? least : exponent);
    near += exponent < reach ? Real{0} : Real{1};
    twins += square > Real{0} ? Real{0} : Real{1};
    sum += e;
    rank_sum += e * rank[j];
    cell[j] = square > Real{0} ? e * inverse : Real{0};
  }
  return {static_cast<double>(sum), static_cast<double>(rank_sum), static_cast<Index>(near),
          static_cast<Index>(twins)};
}

template <typename Real>
void make_factors(std::span<Real> cells, std::span<const Real> ranks, double lambda,
                  const SoftmaxSums& sums) {
  Real* const cell = cells.data();
  const Real* const rank = ranks.data();
  const std::size_t count = cells.size();
  const auto mean_rank = static_cast<Real>(sums.ranks / sums.exponentials);
  const auto normaliser = static_cast<Real>(1.0 / (sums.exponentials * lambda));
#pragma omp simd
  for (std::size_t j = 0; j < count; ++j) {
    cell[j] *= (mean_rank - rank[j]) * normaliser;
  }
}

template <typename Real>
SoftmaxRow soften(std::span<Real> cells, double lambda, double nearest, const Ranks& all_ranks,
                  Index row, std::span<Real> ranks) {
  all_ranks.copy_row(row, ranks);
  const SoftmaxSums sums = exponentials(cells, std::span<const Real>(ranks), lambda, nearest);
  make_factors(cells, std::span<const Real>(ranks), lambda, sums);
  return sums.row();
}

template <typename Real>
TwoNearest two_nearest(std::span<const Real> squared) {
  // Lane by lane, so that the compiler can use whole registers.
  constexpr Real infinity = std::numeric_limits<Real>::infinity();
  constexpr std::size_t width = 16;
  std::array<Real, width> first{};
  std::array<Real, width> second{};
  first.fill(infinity);
  second.fill(infinity);
  std::size_t start = 0;
  for (; start + width <= squared.size(); start += width) {
    for (std::size_t lane = 0; lane < width; ++lane) {
      const Real value = squared[start + lane];
      const Real larger = value > first[lane] ? value : first[lane];
      second[lane] = larger < second[lane] ? larger : second[lane];
      first[lane] = value < first[lane] ? value : first[lane];
    }
  }
  Real smallest = infinity;
  Real next = infinity;
  const auto consider = [&](Real value) {
    next = std::min(next, std::max(smallest, value));
    smallest = std::min(smallest, value);
  };
  for (std::size_t lane = 0; lane < width; ++lane) {
    consider(first[lane]);
    consider(second[lane]);
  }
  for (; start < squared.size(); ++start) {
    consider(squared[start]);
  }
  return {static_cast<double>(smallest), static_cast<double>(next)};
}

template SoftmaxSums exponentials(std::span<double>, std::span<const double>, double, double);
template SoftmaxSums exponentials(std::span<float>, std::span<const float>, double, double);
template void make_factors(std::span<double>, std::span<const double>, double, const SoftmaxSums&);
template void make_factors(std::span<float>, std::span<const float>, double, const SoftmaxSums&);
template SoftmaxRow soften(std::span<double>, double, double, const Ranks&, Index,
                           std::span<double>);
template SoftmaxRow soften(std::span<float>, double, double, const Ranks&, Index, std::span<float>);
template TwoNearest two_nearest(std::span<const double>);
template TwoNearest two_nearest(std::span<const float>);

}  // namespace steelyard::dii

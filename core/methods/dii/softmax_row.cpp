// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/softmax_row.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>

#ifdef __AVX512F__
#include <immintrin.h>
#endif

#include "core/geometry/decaying_exponential.h"

namespace steelyard::dii {
namespace {

/// exp(...)/0 of the samples at distance 0 becomes 0. \return how many there were
template <typename Real>
Index drop_infinite(std::span<Real> cells) {
  Index dropped = 0;
  for (Real& cell : cells) {
    if (!std::isfinite(cell)) {
      cell = Real{0};
      ++dropped;
    }
  }
  return dropped;
}

/// Compilers do not make vector code of a loop that picks; one instruction of AVX-512 does it.
/// \return how many cells were looked at
#ifdef __AVX512F__
std::size_t pick_by_registers(std::span<const float> squared, float limit, std::uint32_t* samples,
                              float* factors, std::size_t& count) {
  constexpr std::size_t lanes = 16;
  const __m512 limits = _mm512_set1_ps(limit);
  __m512i places = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  std::size_t j = 0;
  for (; j + lanes <= squared.size(); j += lanes) {
    const __m512 cells = _mm512_loadu_ps(squared.data() + j);
    const __mmask16 near = _mm512_cmp_ps_mask(cells, limits, _CMP_LE_OQ);
    _mm512_storeu_ps(factors + count, _mm512_maskz_compress_ps(near, cells));
    _mm512_storeu_si512(samples + count, _mm512_maskz_compress_epi32(near, places));
    count += static_cast<std::size_t>(std::popcount(static_cast<unsigned>(near)));
    places = _mm512_add_epi32(places, _mm512_set1_epi32(lanes));
  }
  return j;
}

std::size_t pick_by_registers(std::span<const double> squared, double limit, std::uint32_t* samples,
                              double* factors, std::size_t& count) {
  constexpr std::size_t lanes = 8;
  const __m512d limits = _mm512_set1_pd(limit);
  __m512i places = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0);
  std::size_t j = 0;
  for (; j + lanes <= squared.size(); j += lanes) {
    const __m512d cells = _mm512_loadu_pd(squared.data() + j);
    const __mmask8 near = _mm512_cmp_pd_mask(cells, limits, _CMP_LE_OQ);
    _mm512_storeu_pd(factors + count, _mm512_maskz_compress_pd(near, cells));
    _mm512_storeu_si512(samples + count, _mm512_maskz_compress_epi32(near, places));
    count += static_cast<std::size_t>(std::popcount(static_cast<unsigned>(near)));
    places = _mm512_add_epi32(places, _mm512_set1_epi32(lanes));
  }
  return j;
}
#else
template <typename Real>
std::size_t pick_by_registers(std::span<const Real> /*squared*/, Real /*limit*/,
                              std::uint32_t* /*samples*/, Real* /*factors*/,
                              std::size_t& /*count*/) {
  return 0;
}
#endif

/// Eq. 3 over the given cells, then q_ij: squared distances in, factors out. One pass makes
/// exp(...)/d and the sums; the second needs rbar_i and only multiplies. Plain loops over plain
/// memory: compilers turn them into vector code.
template <typename Real>
SoftmaxRow soften(std::span<Real> cells, std::span<const Real> ranks, double lambda,
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
#pragma omp simd reduction(+ : sum, rank_sum, near)
  for (std::size_t j = 0; j < count; ++j) {
    const Real distance = std::sqrt(cell[j]);
    const Real exponent = (distance - closest) * scale;
    const Real e = decaying_exponential(exponent < least ? least : exponent);
    near += exponent < reach ? Real{0} : Real{1};
    sum += e;
    rank_sum += e * rank[j];
    cell[j] = e / distance;
  }
  SoftmaxRow row;
  row.conditional_rank = static_cast<double>(rank_sum) / static_cast<double>(sum);
  row.near = static_cast<Index>(near);
  if (nearest == 0.0) {
    row.duplicates = drop_infinite(cells);
  }
  const auto mean_rank = static_cast<Real>(row.conditional_rank);
  const auto normaliser = static_cast<Real>(1.0 / (static_cast<double>(sum) * lambda));
#pragma omp simd
  for (std::size_t j = 0; j < count; ++j) {
    cell[j] *= (mean_rank - rank[j]) * normaliser;
  }
  return row;
}

}  // namespace

template <typename Real>
SoftmaxRow soften_dense(std::span<Real> cells, double lambda, double nearest,
                        const Ranks& all_ranks, Index row, std::span<Real> ranks) {
  all_ranks.copy_row(row, ranks);
  return soften(cells, std::span<const Real>(ranks), lambda, nearest);
}

template <typename Real>
std::size_t pick_near(std::span<const Real> squared, double squared_limit, std::uint32_t* samples,
                      Real* factors) {
  const auto limit = static_cast<Real>(squared_limit);
  std::size_t count = 0;
  std::size_t j = pick_by_registers(squared, limit, samples, factors, count);
  // Written without a branch: whether a cell is near is as good as random.
  for (; j < squared.size(); ++j) {
    samples[count] = static_cast<std::uint32_t>(j);
    factors[count] = squared[j];
    count += squared[j] <= limit ? 1U : 0U;
  }
  return count;
}

template <typename Real>
SoftmaxRow soften_near(std::span<const std::uint32_t> samples, std::span<Real> factors,
                       double lambda, double nearest, const Ranks& all_ranks, Index row,
                       std::span<Real> ranks) {
  const std::span<Real> of_samples = ranks.first(samples.size());
  all_ranks.gather(row, samples, of_samples);
  return soften(factors, std::span<const Real>(of_samples), lambda, nearest);
}

template <typename Real>
TwoNearest two_nearest(std::span<const Real> squared) {
  // Lane by lane, so that the compiler can use whole registers.
  constexpr Real infinity = std::numeric_limits<Real>::infinity();
  constexpr std::size_t lanes = 16;
  std::array<Real, lanes> first{};
  std::array<Real, lanes> second{};
  first.fill(infinity);
  second.fill(infinity);
  std::size_t start = 0;
  for (; start + lanes <= squared.size(); start += lanes) {
    for (std::size_t lane = 0; lane < lanes; ++lane) {
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
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    consider(first[lane]);
    consider(second[lane]);
  }
  for (; start < squared.size(); ++start) {
    consider(squared[start]);
  }
  return {static_cast<double>(smallest), static_cast<double>(next)};
}

#define STEELYARD_INSTANTIATE(Real)                                                              \
  template SoftmaxRow soften_dense<Real>(std::span<Real>, double, double, const Ranks&, Index,   \
                                         std::span<Real>);                                       \
  template std::size_t pick_near<Real>(std::span<const Real>, double, std::uint32_t*, Real*);    \
  template SoftmaxRow soften_near<Real>(std::span<const std::uint32_t>, std::span<Real>, double, \
                                        double, const Ranks&, Index, std::span<Real>);           \
  template TwoNearest two_nearest<Real>(std::span<const Real>);
STEELYARD_INSTANTIATE(double)
STEELYARD_INSTANTIATE(float)
#undef STEELYARD_INSTANTIATE

}  // namespace steelyard::dii

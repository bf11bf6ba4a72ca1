// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/methods/dii/information.h"

namespace steelyard::dii {

/// Cells farther than this many lambdas beyond the nearest neighbour add nothing that the
/// precision could hold: exp(-37) is below half a unit in the last place of 1; in single precision
/// exp(-25) times the largest rank and the number of cells stays below 1e-5.
template <typename Real>
inline constexpr double reach_in_lambdas = 37.0;
template <>
inline constexpr double reach_in_lambdas<float> = 25.0;

/// The distance of a sample to itself, squared: finite, so that nothing divides by infinity, and
/// far enough for its softmax to vanish.
template <typename Real>
inline constexpr Real infinitely_far = Real{1e300};
template <>
inline constexpr float infinitely_far<float> = 1e37F;

/// One row i of Eq. 3 and what the gradient needs of it.
struct SoftmaxRow {
  double conditional_rank = 0.0;  ///< rbar_i = sum_j c_ij r_ij
  Index duplicates = 0;           ///< samples at distance 0
  Index near = 0;                 ///< cells within the reach
};

/// For a row most of whose cells matter. Turns squared distances into the factors
/// q_ij = c_ij (rbar_i - r_ij) / (lambda_i d_ij) in place (0 at distance 0 and for the sample
/// itself). \param cells    N; the sample itself at infinitely_far \param nearest  distance of the
/// nearest neighbour \param ranks    working memory, N long
template <typename Real>
[[nodiscard]] SoftmaxRow soften_dense(std::span<Real> cells, double lambda, double nearest,
                                      const Ranks& all_ranks, Index row, std::span<Real> ranks);

/// Writes the cells up to the limit one after the other.
/// \param samples, factors  where to; with room for all N cells and `picking_room` more
/// \return how many there are
template <typename Real>
[[nodiscard]] std::size_t pick_near(std::span<const Real> squared, double squared_limit,
                                    std::uint32_t* samples, Real* factors);
inline constexpr std::size_t picking_room = 16;

/// The same as soften_dense for picked cells.
/// \param ranks  working memory, at least as long
template <typename Real>
[[nodiscard]] SoftmaxRow soften_near(std::span<const std::uint32_t> samples,
                                     std::span<Real> factors, double lambda, double nearest,
                                     const Ranks& all_ranks, Index row, std::span<Real> ranks);

/// Nearest and second nearest neighbour's squared distance.
struct TwoNearest {
  double first = 0.0;
  double second = 0.0;
};

/// \param squared  N, the sample itself at infinitely_far; N >= 3
template <typename Real>
[[nodiscard]] TwoNearest two_nearest(std::span<const Real> squared);

}  // namespace steelyard::dii

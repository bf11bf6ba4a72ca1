// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "core/methods/dii/information.h"

namespace steelyard::dii {

/// Cells farther than this many lambdas beyond the nearest neighbour are negligible at this
/// precision for a DII of 1; for a smaller DII, those beyond reach_for() are.
template <typename Real>
inline constexpr double reach_in_lambdas = 32.0;
template <>
inline constexpr double reach_in_lambdas<float> = 18.5;

/// The omitted cells may have ranks of any size. Their share of the sums must be negligible
/// relative to the DII, which is small if only small ranks are near.
/// \param dii  > 0
template <typename Real>
[[nodiscard]] inline double reach_for(double dii) {
  return reach_in_lambdas<Real> - std::log(std::min(dii, 1.0));
}

/// The squared distance of a sample to itself: finite, to avoid dividing by infinity, and large
/// enough for its softmax to vanish.
template <typename Real>
inline constexpr Real infinitely_far = Real{1e300};
template <>
inline constexpr float infinitely_far<float> = 1e37F;

/// The results for one row i of Eq. 3.
struct SoftmaxRow {
  double conditional_rank = 0.0;  ///< rbar_i = sum_j c_ij r_ij
  Index duplicates = 0;           ///< samples at distance 0
  Index near = 0;                 ///< cells within reach
};

/// Sums over cells of one row, with e_ij = exp(-(d_ij - d_min) / lambda_i).
struct SoftmaxSums {
  double exponentials = 0.0;  ///< sum e_ij
  double ranks = 0.0;         ///< sum e_ij r_ij
  Index near = 0;
  Index duplicates = 0;

  void add(const SoftmaxSums& other);
  [[nodiscard]] SoftmaxRow row() const { return {ranks / exponentials, duplicates, near}; }
};

/// Replaces squared distances by e_ij / d_ij (0 at distance 0).
/// \param nearest  distance to the nearest neighbour
template <typename Real>
[[nodiscard]] SoftmaxSums exponentials(std::span<Real> cells, std::span<const Real> ranks,
                                       double lambda, double nearest);

/// Replaces the results of exponentials() by the gradient factors q_ij = c_ij (rbar_i - r_ij) /
/// (lambda_i d_ij).
/// \param sums  over all cells of the row
template <typename Real>
void make_factors(std::span<Real> cells, std::span<const Real> ranks, double lambda,
                  const SoftmaxSums& sums);

/// Both steps for a whole row.
/// \param cells  N squared distances, the sample's own at infinitely_far
/// \param ranks  working memory for N numbers
template <typename Real>
[[nodiscard]] SoftmaxRow soften(std::span<Real> cells, double lambda, double nearest,
                                const Ranks& all_ranks, Index row, std::span<Real> ranks);

/// Squared distances of the nearest and the second nearest neighbour.
struct TwoNearest {
  double first = 0.0;
  double second = 0.0;
};

/// \param squared  N >= 3 squared distances, the sample's own at infinitely_far
template <typename Real>
[[nodiscard]] TwoNearest two_nearest(std::span<const Real> squared);

}  // namespace steelyard::dii

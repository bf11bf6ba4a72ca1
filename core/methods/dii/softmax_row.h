// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/methods/dii/information.h"

namespace steelyard::dii {

/// Nearest and second nearest neighbour's squared distance.
struct TwoNearest {
  double first = 0.0;
  double second = 0.0;
};

/// \param squared  N, the sample itself at infinity; N >= 3
[[nodiscard]] TwoNearest two_nearest(std::span<const double> squared);

/// One row i of Eq. 3 and what the gradient needs of it.
struct SoftmaxRow {
  double conditional_rank = 0.0;  ///< rbar_i = sum_j c_ij r_ij
  Index duplicates = 0;           ///< samples at distance 0
};

/// exp(-37) is below half a unit in the last place of 1: cells farther than this many lambdas
/// beyond the nearest neighbour add nothing.
inline constexpr double reach_in_lambdas = 37.0;

/// For a row most of whose cells matter. Turns squared distances into the factors
/// q_ij = c_ij (rbar_i - r_ij) / d_ij in place (0 at distance 0 and for the sample itself).
/// \param cells  at least N long; what lies beyond N becomes 0
/// \param ranks  working memory, N long
[[nodiscard]] SoftmaxRow soften_dense(std::span<double> cells, double lambda, double nearest,
                                      const Ranks& all_ranks, Index row, std::span<double> ranks);

/// The cells of a row that matter, picked out.
struct NearCells {
  std::vector<std::uint32_t> samples;
  std::vector<double> factors;  ///< squared distances first, then q_ij
  std::vector<double> ranks;
};

/// Fills samples and factors with the cells up to the limit.
void pick_near(std::span<const double> squared, double squared_limit, NearCells& near);

/// The same as soften_dense for the picked cells.
[[nodiscard]] SoftmaxRow soften_near(NearCells& near, double lambda, double nearest,
                                     const Ranks& all_ranks, Index row);

}  // namespace steelyard::dii

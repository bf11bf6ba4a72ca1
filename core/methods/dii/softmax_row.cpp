// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/softmax_row.h"

#include "core/kernels/kernels.h"

namespace steelyard::dii {

void SoftmaxSums::add(const SoftmaxSums& other) {
  exponentials += other.exponentials;
  ranks += other.ranks;
  near += other.near;
  duplicates += other.duplicates;
}

template <typename Real>
SoftmaxSums exponentials(std::span<Real> cells, std::span<const Real> ranks, double lambda,
                         double nearest) {
  const kernels::SoftmaxSums sums = kernels::softmax_loops<Real>().exponentials(
      cells.data(), ranks.data(), cells.size(), lambda, nearest, reach_in_lambdas<Real>);
  return {sums.exponentials, sums.ranks, sums.near, sums.duplicates};
}

template <typename Real>
void make_factors(std::span<Real> cells, std::span<const Real> ranks, double lambda,
                  const SoftmaxSums& sums) {
  kernels::softmax_loops<Real>().make_factors(
      cells.data(), ranks.data(), cells.size(), static_cast<Real>(sums.ranks / sums.exponentials),
      static_cast<Real>(1.0 / (sums.exponentials * lambda)));
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
  TwoNearest nearest;
  kernels::softmax_loops<Real>().two_least(squared.data(), squared.size(), &nearest.first,
                                           &nearest.second);
  return nearest;
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

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/geometry/feature_order.h"
#include "core/geometry/space.h"
#include "core/measures/ranked_space.h"

namespace steelyard {

/// How well neighbours in one space predict neighbours in another (Glielmo et al. 2022; Wild et al.
/// 2024, Eq. 1): 2/(N R k) times the sum over R samples i and their k nearest neighbours j in the
/// first space of r_ij, the rank of j around i in the other space. Near 0, the first space predicts
/// the other; near 1, it carries no information about it. The lower bound is (k + 1)/N.
///
/// Neighbours tied with the k-th each count in part, so the value does not depend on the order of
/// the samples, and a constant feature gives exactly 1.
struct Imbalance {
  double value = 0.0;
  double error = 0.0;  ///< standard error over the rows: 2/N times std of their means / sqrt(R)
};

/// Between spaces A and B, in both directions.
struct ImbalancePair {
  Imbalance forward;   ///< A -> B: how well A predicts B
  Imbalance backward;  ///< B -> A
};

/// Computes the imbalance from the mean rank of each row's neighbours.
/// \param samples  N
[[nodiscard]] Imbalance imbalance_of(std::span<const double> mean_ranks, Index samples);

/// Both spaces must be ranked around the same rows, with the same k.
[[nodiscard]] ImbalancePair information_imbalance(const RankedSpace& a, const RankedSpace& b);

/// The same for a single feature, without all pairwise distances. Cost O(R log N) for each
/// neighbour, at most O(R N).
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<ImbalancePair> information_imbalance(const FeatureOrder& a,
                                                                 const RankedSpace& b,
                                                                 const std::stop_token& stop = {});

/// The imbalances between each single feature of a space and B. Uses all cores, each of which takes
/// one feature at a time; the result does not depend on the number of cores.
/// \param inputs  N x D
/// \return D pairs; `std::nullopt` when stopped
[[nodiscard]] std::optional<std::vector<ImbalancePair>> single_feature_imbalances(
    const MatrixView& inputs, const Vector& periods, const RankedSpace& b,
    const std::stop_token& stop = {});

/// A -> B only, over all samples.
/// \param a, b        the same N samples, N >= 3
/// \param neighbours  k, 1 <= k <= N - 1
[[nodiscard]] double information_imbalance(const Space& a, const Space& b, Index neighbours = 1);

}  // namespace steelyard

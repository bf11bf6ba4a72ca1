// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/geometry/feature_order.h"
#include "core/geometry/neighbourhood.h"
#include "core/geometry/ranks.h"
#include "core/geometry/space.h"

namespace steelyard {

/// What an information imbalance needs from a space: for some samples, the ranks of all other
/// samples and the k nearest. It is computed once for a ground truth with which many spaces are
/// compared.
class RankedSpace {
 public:
  /// Stores O(R N) numbers. The result does not depend on the number of threads.
  /// \param rows        the R samples i to use, ascending; at least one
  /// \param neighbours  k, 1 .. N-1
  /// \return `std::nullopt` when stopped
  [[nodiscard]] static std::optional<RankedSpace> of(const DistanceSource& source,
                                                     std::span<const Index> rows, Index neighbours,
                                                     const std::stop_token& stop = {});

  [[nodiscard]] Index samples() const { return ranks_.samples(); }
  [[nodiscard]] Index neighbours() const { return neighbours_; }
  [[nodiscard]] const std::vector<Index>& rows() const { return rows_; }
  [[nodiscard]] const Ranks& ranks() const { return ranks_; }
  /// The nearest neighbours of sample rows()[row].
  [[nodiscard]] const Neighbourhood& nearest(Index row) const {
    return nearest_[static_cast<std::size_t>(row)];
  }

 private:
  RankedSpace(Ranks ranks, std::span<const Index> rows, Index neighbours);
  [[nodiscard]] bool find_nearest(const std::stop_token& stop);

  Ranks ranks_;
  std::vector<Index> rows_;
  Index neighbours_;
  std::vector<Neighbourhood> nearest_;  // R
};

/// How well neighbours in one space predict neighbours in another (Glielmo et al. 2022; Wild et al.
/// 2024, Eq. 1): 2/(N R k) times the sum over R samples i and their k nearest neighbours j in the
/// first space of r_ij, the rank of j around i in the other space. Near 0, the first space predicts
/// the other; near 1, it carries no information about it. The lower bound is (k + 1)/N.
///
/// Neighbours tied with the k-th each count in part, so the value does not depend on the order of
/// the samples, and a constant feature gives exactly 1.
struct Imbalance {
  double value = 0.0;
  double error = 0.0;  ///< standard error over the rows, see NeighbourPairs
};

/// Between spaces A and B, in both directions.
struct ImbalancePair {
  Imbalance forward;   ///< A -> B: how well A predicts B
  Imbalance backward;  ///< B -> A
};

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

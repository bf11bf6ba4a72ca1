// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "core/geometry/space.h"

namespace steelyard {

/// Distances and sums over all pairs of points with many features, computed as matrix products: |x
/// - y|^2 = |x|^2 + |y|^2 - 2 x.y. Where cancellation loses most digits, the distance is computed
/// again from differences. If the rows are all samples, each pair is computed only once.
///
/// Blocks are cut and added in a fixed order, so the result does not depend on the number of
/// threads.
/// \tparam Real  double or float: the type of coordinates, distances and factors
template <typename Real>
class PairProducts {
 public:
  using RealMatrix = Eigen::Matrix<Real, Eigen::Dynamic, Eigen::Dynamic>;

  /// \param space    not periodic in features of non-zero weight; centred by the caller, to reduce
  ///                 cancellation
  /// \param weights  D, finite; features of weight 0 are left out
  /// \param rows     R samples, the first of each pair, ascending
  PairProducts(const Space& space, const Vector& weights, std::vector<Index> rows);

  [[nodiscard]] const std::vector<Index>& active() const { return active_; }

  /// \param squared  becomes N x R; column r holds the squared distances from rows[r]
  /// \return false when stopped
  [[nodiscard]] bool squared_distances(RealMatrix& squared, const std::stop_token& stop) const;

  /// sums[k] = sum over r and j of factors(j, r) (y_j - y_i)^2, with i = rows[r] and y the weighted
  /// coordinate along the k-th active feature.
  /// \param factors  N x R
  /// \return false when stopped
  [[nodiscard]] bool square_sums(const RealMatrix& factors, Eigen::ArrayXd& sums,
                                 const std::stop_token& stop) const;

 private:
  struct Block {
    Index first;
    Index size;
  };
  [[nodiscard]] static std::vector<Block> blocks_of(Index count);
  void measure(Block rows, Block columns, RealMatrix& squared) const;
  void mend_close(Block rows, Index column, RealMatrix& squared) const;
  [[nodiscard]] Eigen::VectorXd cross_sums(const RealMatrix& factors,
                                           const std::vector<Block>& blocks, Index of) const;

  std::vector<Index> active_;
  std::vector<Index> rows_;
  bool symmetric_ = false;
  RealMatrix points_;      // active x N
  RealMatrix row_points_;  // active x R; empty where the rows are all samples
  Eigen::Matrix<Real, Eigen::Dynamic, 1> norms_;  // N squared lengths
};

extern template class PairProducts<double>;
extern template class PairProducts<float>;

}  // namespace steelyard

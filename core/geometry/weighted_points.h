// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/geometry/space.h"
#include "core/kernels/kernels.h"
#include "core/matrix.h"

namespace steelyard {

/// Points with every coordinate multiplied by its feature's weight, laid out twice for fast passes
/// over all pairs: in tiles of `lanes` samples, feature by feature, to compare few samples with
/// all; and sample by sample, to compare one sample with few. Features of weight 0 are left out of
/// both.
///
/// A periodic difference is folded to the nearest image before weighting: t - P round(t / P).
/// \tparam Real  double or float: the type of coordinates and distances
template <typename Real>
class BasicWeightedPoints {
 public:
  static constexpr Index lanes = kernels::Points<Real>::lanes;  ///< samples per tile
  /// The largest number of samples that share the loads of one pass.
  static constexpr std::size_t most_rows = 16;

  BasicWeightedPoints() = default;
  BasicWeightedPoints(const Space& space, const Vector& weights) { weigh(space, weights); }

  /// Takes other weights or another space; reuses memory. Uses all cores if there are many numbers.
  /// \param weights   D, finite; the sign does not matter
  /// \param in_tiles  whether samples will be compared with all others; without the tiles, which
  ///                  this takes, memory holds half as much
  /// \param stop      when stopped, the points are those of no weights until they are weighed again
  void weigh(const Space& space, const Vector& weights, bool in_tiles = true,
             const std::stop_token& stop = {});

  [[nodiscard]] Index samples() const { return samples_; }
  /// Samples rounded up to whole tiles, which is the length of one row of distances.
  [[nodiscard]] Index padded_samples() const { return tiles_ * lanes; }
  /// The features of non-zero weight, ascending.
  [[nodiscard]] const std::vector<Index>& active() const { return active_; }
  /// Active features rounded up to whole registers, which is the length of the sums below.
  [[nodiscard]] Index padded_active() const { return padded_active_; }
  /// The best number of samples to measure at once: few enough for their distances to stay in the
  /// cache, unless the points themselves do not fit there.
  [[nodiscard]] std::size_t rows_at_once() const;

  /// Squared distances from each of the given samples to all samples.
  /// \param rows       1 to most_rows samples
  /// \param distances  rows.size() x padded_samples(), row after row; entries beyond samples() are
  ///                   arbitrary
  void squared_distances(std::span<const Index> rows, std::span<Real> distances) const;

  /// sums[k] += sum over rows i and samples j of factor_ij (y_j - y_i)^2, where y is the weighted
  /// coordinate along the k-th active feature.
  /// \param rows     1 to most_rows samples
  /// \param factors  rows.size() x padded_samples(); must be 0 beyond samples()
  /// \param sums     padded_active() numbers
  void add_squared_differences(std::span<const Index> rows, std::span<const Real> factors,
                               std::span<double> sums) const;

  /// Squared distances from one sample i to few others.
  /// \param distances  others.size() numbers
  void squared_distances(Index i, std::span<const std::uint32_t> others,
                         std::span<Real> distances) const;
  /// sums[k] += sum over the others j of factors[j] (y_j - y_i)^2.
  void add_squared_differences(Index i, std::span<const std::uint32_t> others,
                               std::span<const Real> factors, std::span<double> sums) const;

 private:
  static constexpr Index register_lanes =
      kernels::Points<Real>::register_bytes / Index{sizeof(Real)};
  using Array = Eigen::Array<Real, Eigen::Dynamic, 1>;

  void lay_out_tile(Index t, const Space& space, const Vector& weights);
  /// For the kernels.
  [[nodiscard]] kernels::Points<Real> view() const;

  Index samples_ = 0;
  Index tiles_ = 0;
  Index padded_active_ = 0;
  Index tiled_active_ = 0;  // active features rounded up to those taken at once
  std::vector<Index> active_;
  Array periods_;  // of the weighted coordinates, padded_active() numbers; 0 where not periodic
  Array inverse_periods_;  // 0 for features that are not periodic
  Array tiled_;            // [tile][active feature, padded with 0][lane]; empty without tiles
  Array by_sample_;        // [sample][active feature, padded with 0]
};

extern template class BasicWeightedPoints<double>;
extern template class BasicWeightedPoints<float>;

using WeightedPoints = BasicWeightedPoints<double>;

}  // namespace steelyard

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/geometry/space.h"
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
  static constexpr Index lanes = 16;  ///< samples per tile
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
  static constexpr std::size_t features_at_once = 2;
  static constexpr std::size_t few_rows = 4;
  /// As many rows as can each keep a sum in a register.
  static constexpr std::size_t many_rows = most_rows * sizeof(float) / sizeof(Real);
  static constexpr std::size_t slots = 4;
  static constexpr Index register_lanes = 64 / static_cast<Index>(sizeof(Real));
  using Array = Eigen::Array<Real, Eigen::Dynamic, 1>;
  using Lanes = Eigen::Array<Real, lanes, 1>;
  using Register = Eigen::Array<Real, register_lanes, 1>;

  void lay_out_tile(Index t, const Space& space, const Vector& weights);
  [[nodiscard]] const Real* sample(Index i) const { return by_sample_.data() + i * padded_active_; }
  [[nodiscard]] const Real* tile(Index t) const {
    return tiled_.data() + t * tiled_active_ * lanes;
  }
  /// Position of the first feature in the r-th register from feature k on.
  [[nodiscard]] static constexpr Index place(Index k, std::size_t r) {
    return k + static_cast<Index>(r) * register_lanes;
  }
  template <typename Part>
  void in_registers(const Part& part) const;
  template <std::size_t Registers, bool Periodic, typename Use>
  void for_each_difference(Index i, Index k, std::span<const std::uint32_t> others,
                           const Use& use) const;
  template <std::size_t Rows>
  void distances_from(std::span<const Index> rows, std::span<Real> distances) const;
  template <std::size_t Rows>
  void all_differences_from(std::span<const Index> rows, std::span<const Real> factors,
                            std::span<double> sums) const;
  /// The same sums for features k, k + 1, ..., as many as fit in registers.
  template <std::size_t Rows, bool Periodic>
  void differences_from(Index k, std::span<const Index> rows, std::span<const Real> factors,
                        std::span<double> sums) const;

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

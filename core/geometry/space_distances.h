// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/geometry/distance_source.h"
#include "core/geometry/space.h"

namespace steelyard {

/// Squared Euclidean distances between the rows of a table, with periodic differences folded. They
/// are computed from differences in double precision, so equal distances stay equal to the last
/// bit.
class SpaceDistances : public DistanceSource {
 public:
  /// \param coordinates  N x D, finite
  /// \param periods      D; 0: not periodic
  /// \param scales       D factors, for both coordinates and periods
  SpaceDistances(const MatrixView& coordinates, const Vector& periods, const Vector& scales);
  SpaceDistances(const MatrixView& coordinates, const Vector& periods)
      : SpaceDistances(coordinates, periods, Vector::Ones(periods.size())) {}
  explicit SpaceDistances(const Space& space) : SpaceDistances(space.coordinates, space.periods) {}

  [[nodiscard]] Index samples() const override { return samples_; }
  [[nodiscard]] Index row_length() const override { return tiles_ * lanes; }
  [[nodiscard]] bool fill(std::span<const Index> rows, std::span<double> block,
                          const std::stop_token& stop) const override;

 private:
  static constexpr Index lanes = 16;  ///< samples per tile: two registers of eight doubles

  /// Distances from `Rows` samples to the samples of some tiles.
  template <std::size_t Rows>
  void fill_tiles(const Index* rows, double* block, Index first_tile, Index last_tile) const;
  void fill_chunk(std::span<const Index> rows, std::span<double> block, Index chunk) const;
  [[nodiscard]] const double* tile(Index t) const { return tiled_.data() + t * dimension_ * lanes; }

  Index samples_;
  Index dimension_;
  Index tiles_;
  Index tiles_per_chunk_;  // so few that they stay in the cache while all rows of a block use them
  Vector periods_;
  Eigen::ArrayXd tiled_;  // [tile][feature][lane]
};

}  // namespace steelyard

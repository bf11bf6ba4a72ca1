// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <stop_token>

#include "core/geometry/space.h"
#include "core/matrix.h"

namespace steelyard {

/// Distances between samples, in blocks of rows, from which ranks are computed. No N x N matrix is
/// needed.
class DistanceSource {
 public:
  DistanceSource() = default;
  virtual ~DistanceSource() = default;
  DistanceSource(const DistanceSource&) = delete;
  DistanceSource& operator=(const DistanceSource&) = delete;

  [[nodiscard]] virtual Index samples() const = 0;
  /// Length of one row in a block: samples(), or slightly more if rows are padded.
  [[nodiscard]] virtual Index row_length() const { return samples(); }
  /// How many rows to request at once so that a block fits in reasonable memory.
  [[nodiscard]] virtual Index rows_at_once() const;

  /// Computes an increasing function of the distance (its square, for example), >= 0, from each of
  /// `rows` to all samples. Uses all cores; the result does not depend on their number.
  /// \param rows   1 to rows_at_once() samples
  /// \param block  rows.size() x row_length(), row after row; entries beyond samples() are
  ///               arbitrary
  /// \return false when stopped; the block is then arbitrary
  [[nodiscard]] virtual bool fill(std::span<const Index> rows, std::span<double> block,
                                  const std::stop_token& stop) const = 0;
};

/// Squared Euclidean distances between the rows of a table, with periodic differences folded. They
/// are computed from differences in double precision, so equal distances stay equal to the last
/// bit.
class SpaceDistances : public DistanceSource {
 public:
  /// \param coordinates  N x D, finite
  /// \param periods      D; 0 where not periodic
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
  static constexpr Index lanes = 16;  ///< samples per tile

  void fill_chunk(std::span<const Index> rows, std::span<double> block, Index chunk) const;

  Index samples_;
  Index dimension_;
  Index tiles_;
  Index tiles_per_chunk_;  // so few that they stay in the cache while all rows of a block use them
  Vector periods_;
  Eigen::ArrayXd tiled_;  // [tile][feature][lane]
};

/// Distances given as a matrix. Row i holds the distances from sample i; the matrix need not be
/// symmetric.
class MatrixDistances : public DistanceSource {
 public:
  /// \param distances  N x N; must outlive this object
  explicit MatrixDistances(const MatrixView& distances) : distances_(distances) {}

  [[nodiscard]] Index samples() const override { return distances_.cols(); }
  [[nodiscard]] bool fill(std::span<const Index> rows, std::span<double> block,
                          const std::stop_token& stop) const override;

 private:
  MatrixView distances_;
};

}  // namespace steelyard

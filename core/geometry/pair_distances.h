// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <vector>

#include "core/geometry/distance_source.h"

namespace steelyard {

/// Squared Euclidean distances between samples, each described by all M(M-1)/2 distances between
/// its M points (the atoms of a molecule). They are invariant under translation and rotation of a
/// sample.
///
/// The N x M(M-1)/2 features are never stored: they are computed from the coordinates block by
/// block, and |f - g|^2 = |f|^2 + |g|^2 - 2 f.g comes from matrix products. The features are
/// centred first, because differences of large numbers lose digits. Equal samples have distance
/// exactly 0, and exactly equal distances to any other sample.
class PairDistances : public DistanceSource {
 public:
  using Box = std::array<double, 3>;

  /// \param coordinates  N x 3M, the x, y and z of one point after the other, finite; M >= 2
  /// \param box          edges of a periodic box along x, y and z; 0 where not periodic. Along a
  ///                     periodic axis, distances are to the nearest image
  explicit PairDistances(const Matrix& coordinates, const Box& box = {});

  [[nodiscard]] Index samples() const override { return samples_; }
  [[nodiscard]] Index rows_at_once() const override;
  [[nodiscard]] bool fill(std::span<const Index> rows, std::span<double> block,
                          const std::stop_token& stop) const override;

 private:
  using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
  using Block = Eigen::Map<RowMajor>;
  /// The pairs whose first point is first .. last - 1.
  struct Pairs {
    Index first = 0;
    Index last = 0;
    Index begin = 0;  ///< position of the first of these pairs among all pairs
    Index count = 0;
  };

  [[nodiscard]] std::vector<Pairs> cut_pairs() const;
  [[nodiscard]] Eigen::ArrayXd mean_features() const;
  /// Writes the sample's distances for those pairs, minus their means.
  void write_features(Index sample, const Pairs& pairs, double* features) const;
  [[nodiscard]] bool add_products(std::span<const Index> rows, const Pairs& pairs, Block& products,
                                  Eigen::ArrayXd& norms, const std::stop_token& stop) const;
  void add_to_columns(Index first_sample, const Pairs& pairs, const RowMajor& of_rows,
                      Block& products, Eigen::ArrayXd& norms) const;
  void finish_row(Index self, Eigen::Ref<Eigen::ArrayXd> row, const Eigen::ArrayXd& norms) const;

  Index samples_;
  Index points_;
  Box box_;
  RowMajor coordinates_;  // N x 3M; each row holds all x, then all y, then all z of a sample
  std::vector<Index> first_equal_;
  std::vector<Pairs> pairs_;
  Eigen::ArrayXd means_;
};

}  // namespace steelyard

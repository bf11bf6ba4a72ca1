// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/linalg/pivoted_cholesky.h"
#include "core/matrix.h"
#include "core/methods/pcov/selector.h"

namespace steelyard::pcov {

/// The nearest of the points chosen so far for each sample, which saves farthest point sampling
/// most distances (Voronoi FPS, Cersonsky et al. 2021). By the triangle inequality, a new point can
/// be nearer to a sample than the sample's own point only if the distance between the two points is
/// less than twice the distance of the sample from its point. The choices are the same as with all
/// distances.
class VoronoiCells {
 public:
  /// \param samples    N
  /// \param dimension  of the points
  VoronoiCells(Index samples, Index dimension)
      : points_(dimension, 0), owner_(static_cast<std::size_t>(samples), 0) {}

  /// The samples that a new point may be nearest to, ascending. `std::nullopt` if there are so many
  /// that computing all distances is cheaper, and for some choices after that.
  /// \param nearest  N; squared distance of each sample from its point
  [[nodiscard]] std::optional<std::vector<Index>> reached_by(const Vector& point,
                                                             const Vector& nearest);
  /// Adds the point; own() then sets the samples it owns.
  void add(const Vector& point);
  /// Records that the last point is the nearest to this sample.
  void own(Index sample) { owner_[static_cast<std::size_t>(sample)] = count_ - 1; }

 private:
  Matrix points_;  ///< dimension x capacity; the first count_ columns are in use
  Index count_ = 0;
  std::vector<Index> owner_;
  Index pause_ = 0;  ///< choices until the next attempt
  Index next_pause_ = 1;
};

/// FPS and PCov-FPS of samples (Cersonsky et al. 2021, eqs 1-5, 15): the score is the squared
/// distance to the nearest chosen sample, with
///     d(i, j) = mixing |x_i - x_j|^2 + (1 - mixing) |y_i - y_j|^2.
/// Infinite for all before the first choice. Distances are sums of squares of differences, so the
/// distance between equal rows is exactly 0.
class FarthestSamples : public Selector {
 public:
  struct Source {
    Matrix inputs;   ///< N x D
    Matrix targets;  ///< N x p, p may be 0
  };

  FarthestSamples(std::shared_ptr<const Source> source, double mixing, Index most);

  [[nodiscard]] const Vector& scores() const override { return nearest_; }
  [[nodiscard]] bool adds_nothing(Index item) const override;
  [[nodiscard]] bool take(Index item, const std::stop_token& stop) override;
  [[nodiscard]] double input_error() const override { return left_.share_left(); }
  [[nodiscard]] std::optional<double> target_error() const override;
  /// The sample farthest from the mean of all.
  [[nodiscard]] Index farthest_from_mean() const;

 private:
  /// Squared distances of the listed samples or, without a list, of all samples.
  [[nodiscard]] Vector distances_to(const Eigen::RowVectorXd& input,
                                    const Eigen::RowVectorXd& target,
                                    const std::vector<Index>* samples = nullptr) const;
  void come_nearer(Index item);
  /// Coordinates whose squared distances are those of the samples, D + p.
  [[nodiscard]] Vector point_of(Index item) const;
  void explain(Index item);

  std::shared_ptr<const Source> source_;
  double mixing_;
  PivotedCholesky left_;
  Matrix targets_left_;
  double targets_square_;
  Vector nearest_;
  std::optional<VoronoiCells> cells_;  ///< only where they are expected to help
};

}  // namespace steelyard::pcov

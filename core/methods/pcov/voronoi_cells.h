// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "core/matrix.h"

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

}  // namespace steelyard::pcov

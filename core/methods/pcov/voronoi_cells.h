// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "core/matrix.h"

namespace steelyard::pcov {

/// To each sample the nearest of the points chosen so far, which spares farthest point sampling
/// most distances (Voronoi FPS, Cersonsky et al. 2021): by the triangle inequality a new point is
/// nearer to a sample than its own point only if that one's distance from the new point is less
/// than twice the sample's. It chooses what it would choose with all distances.
class VoronoiCells {
 public:
  /// \param samples     N    \param dimension  of the points
  VoronoiCells(Index samples, Index dimension)
      : points_(dimension, 0), owner_(static_cast<std::size_t>(samples), 0) {}

  /// The samples that a new point may be nearest to, ascending; nothing where they are so many that
  /// all distances cost less, and for some choices after that was so.
  /// \param nearest  squared distance of each sample from its point. N
  [[nodiscard]] std::optional<std::vector<Index>> reached_by(const Vector& point,
                                                             const Vector& nearest);
  /// Takes the point in; the samples it owns are then told by own().
  void add(const Vector& point);
  /// The last point is the nearest to this sample.
  void own(Index sample) { owner_[static_cast<std::size_t>(sample)] = count_ - 1; }

 private:
  Matrix points_;  ///< dimension x capacity, of which the first count_ are there
  Index count_ = 0;
  std::vector<Index> owner_;
  Index pause_ = 0;  ///< choices until it is tried again
  Index next_pause_ = 1;
};

}  // namespace steelyard::pcov

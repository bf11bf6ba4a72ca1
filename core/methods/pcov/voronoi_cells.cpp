// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/pcov/voronoi_cells.h"

#include <algorithm>

namespace steelyard::pcov {

std::optional<std::vector<Index>> VoronoiCells::reached_by(const Vector& point,
                                                           const Vector& nearest) {
  constexpr Index longest_pause = 64;
  constexpr Index too_many_of = 4;  // scattered samples cost more than contiguous ones
  if (count_ == 0 || pause_ > 0) {
    pause_ = std::max<Index>(0, pause_ - 1);
    return std::nullopt;
  }
  // Slightly less than half the distance, so that rounding never omits a sample.
  constexpr double quarter = 0.25 * (1.0 - 1e-9);
  const Vector halfway =
      quarter * (points_.leftCols(count_).colwise() - point).colwise().squaredNorm().transpose();
  const Index most = nearest.size() / too_many_of;
  std::vector<Index> reached;
  for (Index sample = 0; sample < nearest.size(); ++sample) {
    if (halfway[owner_[static_cast<std::size_t>(sample)]] < nearest[sample]) {
      reached.push_back(sample);
    }
  }
  if (std::ssize(reached) <= most) {
    next_pause_ = 1;
    return reached;
  }
  pause_ = next_pause_;
  next_pause_ = std::min(2 * next_pause_, longest_pause);
  return std::nullopt;
}

void VoronoiCells::add(const Vector& point) {
  if (count_ == points_.cols()) {
    points_.conservativeResize(Eigen::NoChange, std::max<Index>(16, 2 * count_));
  }
  points_.col(count_++) = point;
}

}  // namespace steelyard::pcov

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// Points, and the periods needed for distances between them.
struct Space {
  Matrix coordinates;  ///< N x D, finite
  Vector periods;      ///< D, in the unit of each coordinate; 0 where not periodic

  [[nodiscard]] Index samples() const { return coordinates.rows(); }
  [[nodiscard]] Index dimension() const { return coordinates.cols(); }
};

/// Shifts a feature to mean 0 unless it is periodic, because differences of large numbers lose
/// digits.
/// \param period  0 if it is not periodic
inline void centre(Eigen::Ref<Vector> feature, double period) {
  if (period == 0.0) {
    feature.array() -= feature.mean();
  }
}

/// The same space with every feature centred.
[[nodiscard]] inline Space centred(Space space) {
  for (Index feature = 0; feature < space.dimension(); ++feature) {
    centre(space.coordinates.col(feature), space.periods[feature]);
  }
  return space;
}

}  // namespace steelyard

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

/// The same space with every non-periodic feature shifted to mean 0, because differences of large
/// numbers lose digits.
[[nodiscard]] inline Space centred(Space space) {
  for (Index feature = 0; feature < space.dimension(); ++feature) {
    if (space.periods[feature] == 0.0) {
      space.coordinates.col(feature).array() -= space.coordinates.col(feature).mean();
    }
  }
  return space;
}

}  // namespace steelyard

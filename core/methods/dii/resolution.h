// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/geometry/space.h"

namespace steelyard::dii {

/// How finely distances in a space can be resolved. Coordinates are rounded, so equal distances
/// come out slightly different: columns with few values, centred and weighted, have many tied
/// neighbours. A softmax as narrow as these differences would choose among them at random, so its
/// width is at least some thousand rounding errors. There equal distances have equal shares to four
/// digits, and farther neighbours have none: the limit of Eq. 3 as lambda goes to 0.
class Resolution {
 public:
  explicit Resolution(const Space& space);

  /// A power of two, which avoids rounding: about the inverse of the largest weighted coordinate.
  /// \param weights  D, as in all functions below
  [[nodiscard]] double unit(const Vector& weights) const;
  /// Largest error of a distance in single precision: each coordinate, and its periodic image, is
  /// off by at most half a unit in the last place; the sum of squares adds less. Includes a margin.
  [[nodiscard]] double blur(const Vector& weights) const;
  /// The narrowest softmax that distances from differences resolve in this precision; > 0.
  template <typename Real>
  [[nodiscard]] double narrowest(const Vector& weights) const;
  /// The same for distances from matrix products, which have larger rounding errors.
  template <typename Real>
  [[nodiscard]] double narrowest_of_products(const Vector& weights) const;

 private:
  Vector largest_;  ///< largest magnitude of each feature's coordinates
  Vector reach_;    ///< the same, or the period if that is larger
  Vector spread_;   ///< root mean square
};

}  // namespace steelyard::dii

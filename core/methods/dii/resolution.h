// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/geometry/space.h"

namespace steelyard::dii {

/// How finely distances in a space can be told apart. Coordinates are rounded, so distances that
/// are equal come out a little different: columns of few values, centred and weighted, have many
/// neighbours that tie. A softmax as narrow as that would choose among them by chance, so it is
/// never made narrower than some thousand roundings. There equal distances have equal shares to
/// four digits, and any farther neighbour has none: the limit of Eq. 3 as lambda goes to 0.
class Resolution {
 public:
  explicit Resolution(const Space& space);

  /// A power of two, so that nothing is rounded: about the inverse of the largest weighted
  /// coordinate. \param weights  D, as in all that follow
  [[nodiscard]] double unit(const Vector& weights) const;
  /// Largest error of a distance in single precision: each coordinate, and a period's image, is
  /// moved by at most half a unit in the last place; what the sum of squares adds is smaller. With
  /// something to spare.
  [[nodiscard]] double blur(const Vector& weights) const;
  /// The narrowest softmax that distances made of differences in this precision can fill; > 0.
  template <typename Real>
  [[nodiscard]] double narrowest(const Vector& weights) const;
  /// The same for distances that are made as products of matrices, which round more.
  template <typename Real>
  [[nodiscard]] double narrowest_of_products(const Vector& weights) const;

 private:
  Vector largest_;  ///< of each feature's coordinates, without their sign
  Vector reach_;    ///< the same, or the period where that is larger
  Vector spread_;   ///< root mean square
};

}  // namespace steelyard::dii

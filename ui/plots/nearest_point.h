// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointF>

namespace steelyard::ui {

/// Finds which of the points that it is shown, one after the other, is nearest to a place.
class NearestPoint {
 public:
  /// Which of several equally near points is found.
  enum class Tie { First, Last };

  /// \param reach  points further away are not found; in the unit of the points, so mostly pixels.
  ///               A point at this distance is found only with Tie::Last
  NearestPoint(const QPointF& place, double reach, Tie tie = Tie::First)
      : place_(place), best_(reach * reach), tie_(tie) {}

  /// \return whether it is the nearest point so far. One with a NaN never is
  [[nodiscard]] bool take(const QPointF& point) {
    const QPointF off = point - place_;
    const double distance = QPointF::dotProduct(off, off);
    if (!(tie_ == Tie::First ? distance < best_ : distance <= best_)) {
      return false;
    }
    best_ = distance;
    return true;
  }

 private:
  QPointF place_;
  double best_;  // the square of the least distance
  Tie tie_;
};

}  // namespace steelyard::ui

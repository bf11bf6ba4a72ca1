// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/marker_shape.h"

#include <QPolygonF>
#include <QTransform>
#include <array>

namespace steelyard::ui {
namespace {

QPainterPath polygon(const QPolygonF& corners) {
  QPainterPath path;
  path.addPolygon(corners);
  path.closeSubpath();
  return path;
}

/// Centred on the origin, for a disc of diameter 2.
QPainterPath unitShape(int index) {
  QPainterPath path;
  switch (index % markerShapeCount()) {
    case 0:
      path.addEllipse(QPointF(0, 0), 1, 1);
      return path;
    case 1:
      path.addRect(-0.89, -0.89, 1.78, 1.78);
      return path;
    case 2:
      return polygon(QPolygonF({{0, -1.3}, {1.2, 0.85}, {-1.2, 0.85}}));
    case 3:
      return polygon(QPolygonF({{0, -1.3}, {1.3, 0}, {0, 1.3}, {-1.3, 0}}));
    case 4:
      path.addRect(-1.25, -0.4, 2.5, 0.8);
      path.addRect(-0.4, -1.25, 0.8, 2.5);
      return path.simplified();
    default:
      return polygon(QPolygonF({{0, 1.3}, {1.2, -0.85}, {-1.2, -0.85}}));
  }
}

}  // namespace

QPainterPath markerShape(int index, const QPointF& centre, double diameter) {
  const QTransform place = QTransform::fromTranslate(centre.x(), centre.y());
  return QTransform::fromScale(diameter / 2, diameter / 2)
      .map(unitShape(index))
      .translated(place.dx(), place.dy());
}

int markerShapeCount() { return 6; }

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/label_layout.h"

#include <QSizeF>
#include <algorithm>
#include <array>

namespace steelyard::ui {
namespace {

constexpr std::size_t mostNames = 60;  // more would be unreadable, and finding space takes time

QRectF square(const QPointF& centre, double side) {
  return {centre - QPointF(side / 2, side / 2), QSizeF(side, side)};
}

}  // namespace

LabelLayout::LabelLayout(const QRectF& area, const QFontMetricsF& metrics)
    : area_(area), metrics_(metrics) {}

void LabelLayout::avoid(const QPointF& centre, double diameter) {
  points_.push_back(square(centre, diameter));
}

bool LabelLayout::isFree(const QRectF& room, const QPointF& own) const {
  const auto meets = [&](const QRectF& other) { return other.intersects(room); };
  const auto meetsPoint = [&](const QRectF& point) {
    return point.center() != own && meets(point);
  };
  return area_.contains(room) && std::none_of(taken_.begin(), taken_.end(), meets) &&
         std::none_of(points_.begin(), points_.end(), meetsPoint);
}

std::optional<QRectF> LabelLayout::place(const QPointF& centre, double diameter,
                                         const QString& name) {
  if (taken_.size() >= mostNames) {
    return std::nullopt;
  }
  const QSizeF size(metrics_.horizontalAdvance(name) + 2, metrics_.height());
  const double across = diameter / 2 + 2 + size.width() / 2;
  const double up = diameter / 2 + size.height() / 2;
  const std::array<QPointF, 4> offsets{QPointF(across, 0), QPointF(-across, 0), QPointF(0, -up),
                                       QPointF(0, up)};
  for (const QPointF& offset : offsets) {
    const QRectF room(centre + offset - QPointF(size.width() / 2, size.height() / 2), size);
    if (isFree(room, centre)) {
      taken_.push_back(room);
      return room;
    }
  }
  return std::nullopt;
}

}  // namespace steelyard::ui

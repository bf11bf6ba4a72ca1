// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/paint_item.h"

#include <utility>

namespace steelyard::ui {

PaintItem::PaintItem(std::function<void(QPainter&)> paintFunction)
    : paintFunction_(std::move(paintFunction)) {}

void PaintItem::setExtent(const QRectF& extent) {
  prepareGeometryChange();
  extent_ = extent;
  update();
}

void PaintItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  paintFunction_(*painter);
}

}  // namespace steelyard::ui

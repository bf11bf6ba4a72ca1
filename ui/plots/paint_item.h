// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QGraphicsItem>
#include <functional>

namespace steelyard::ui {

/// A layer of a scene that is painted by a function.
class PaintItem : public QGraphicsItem {
 public:
  explicit PaintItem(std::function<void(QPainter&)> paintFunction);

  void setExtent(const QRectF& extent);
  [[nodiscard]] QRectF boundingRect() const override { return extent_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  std::function<void(QPainter&)> paintFunction_;
  QRectF extent_;
};

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/level_mark.h"

#include <QPainter>

#include "ui/style/theme.h"

namespace steelyard::ui {
namespace {

QColor signColour(LevelMark::Sign sign, const ThemeColours& colours) {
  switch (sign) {
    case LevelMark::Sign::good:
      return colours.good;
    case LevelMark::Sign::caution:
      return colours.caution;
    case LevelMark::Sign::bad:
      return colours.bad;
    case LevelMark::Sign::open:
      return colours.soft;
    case LevelMark::Sign::hint:
      return colours.accent;
  }
  return colours.soft;
}

/// In a square of side 1.
void drawSign(QPainter& painter, LevelMark::Sign sign) {
  switch (sign) {
    case LevelMark::Sign::good:
      painter.drawPolyline(QPolygonF({{0.28, 0.53}, {0.44, 0.69}, {0.73, 0.35}}));
      return;
    case LevelMark::Sign::caution:
      painter.drawLine(QPointF(0.5, 0.25), QPointF(0.5, 0.55));
      painter.drawPoint(QPointF(0.5, 0.75));
      return;
    case LevelMark::Sign::bad:
      painter.drawLine(QPointF(0.33, 0.33), QPointF(0.67, 0.67));
      painter.drawLine(QPointF(0.67, 0.33), QPointF(0.33, 0.67));
      return;
    case LevelMark::Sign::open:
      painter.drawLine(QPointF(0.3, 0.5), QPointF(0.7, 0.5));
      return;
    case LevelMark::Sign::hint:
      painter.drawPoint(QPointF(0.5, 0.26));
      painter.drawLine(QPointF(0.5, 0.47), QPointF(0.5, 0.74));
  }
}

}  // namespace

LevelMark::LevelMark(Sign sign, QWidget* parent) : QWidget(parent), sign_(sign) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void LevelMark::setSign(Sign sign) {
  sign_ = sign;
  update();
}

QSize LevelMark::sizeHint() const {
  const int side = fontMetrics().height();
  return {side, side};
}

void LevelMark::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const ThemeColours& colours = themeColours(palette());
  const QColor ink = isEnabled() ? signColour(sign_, colours)
                                 : palette().color(QPalette::Disabled, QPalette::WindowText);
  painter.scale(width(), height());
  painter.setPen(Qt::NoPen);
  painter.setBrush(sign_ == Sign::open ? QColor(Qt::transparent) : ink);
  painter.drawEllipse(QRectF(0.06, 0.06, 0.88, 0.88));
  painter.setPen(QPen(sign_ == Sign::open ? ink : colours.card, 0.12, Qt::SolidLine, Qt::RoundCap,
                      Qt::RoundJoin));
  drawSign(painter, sign_);
}

}  // namespace steelyard::ui

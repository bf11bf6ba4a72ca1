// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/glyph_button.h"

#include <QPainter>
#include <QStyleOptionToolButton>
#include <QStylePainter>

namespace steelyard::ui {
namespace {

/// Paints in a square of side 1.
void paintGlyph(QPainter& painter, GlyphButton::Glyph glyph, const QBrush& ink) {
  switch (glyph) {
    case GlyphButton::Glyph::Menu:
      painter.setPen(Qt::NoPen);
      painter.setBrush(ink);
      for (const double y : {0.15, 0.5, 0.85}) {
        painter.drawEllipse(QPointF(0.5, y), 0.1, 0.1);
      }
      return;
    case GlyphButton::Glyph::Help:
      painter.drawArc(QRectF(0.2, 0.02, 0.6, 0.6), -70 * 16, 250 * 16);
      painter.drawLine(QPointF(0.6, 0.6), QPointF(0.5, 0.74));
      painter.drawPoint(QPointF(0.5, 0.98));
      return;
    case GlyphButton::Glyph::Restore:
      painter.drawRect(QRectF(0.02, 0.32, 0.66, 0.66));
      painter.drawPolyline(
          QPolygonF({{0.3, 0.3}, {0.3, 0.04}, {0.96, 0.04}, {0.96, 0.7}, {0.7, 0.7}}));
  }
}

}  // namespace

GlyphButton::GlyphButton(Glyph glyph, const QString& meaning, QWidget* parent)
    : QToolButton(parent), glyph_(glyph) {
  setAutoRaise(true);
  setFocusPolicy(Qt::TabFocus);
  setGlyph(glyph, meaning);
}

void GlyphButton::setGlyph(Glyph glyph, const QString& meaning) {
  glyph_ = glyph;
  setToolTip(meaning);
  setAccessibleName(meaning);
  update();
}

QSize GlyphButton::sizeHint() const {
  const int side = fontMetrics().height() + 6;
  return {side, side};
}

void GlyphButton::paintEvent(QPaintEvent*) {
  QStylePainter painter(this);
  QStyleOptionToolButton option;
  initStyleOption(&option);
  option.features &= ~QStyleOptionToolButton::HasMenu;
  painter.drawComplexControl(QStyle::CC_ToolButton, option);
  const double side = fontMetrics().height() * 0.55;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(QRectF(rect()).center() - QPointF(side / 2, side / 2));
  painter.scale(side, side);
  const QColor ink = palette().color(QPalette::WindowText);
  painter.setPen(QPen(ink, 1.4 / side, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
  paintGlyph(painter, glyph_, ink);
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/glyph_button.h"

#include <QPainter>
#include <QStyleOptionToolButton>
#include <QStylePainter>

#include "ui/plain_text.h"

namespace steelyard::ui {
namespace {

/// Symbols of a player, pointing right. In a square of side 1.
void paintPlayer(QPainter& painter, GlyphButton::Glyph glyph, const QBrush& ink) {
  painter.setBrush(ink);
  switch (glyph) {
    case GlyphButton::Glyph::Play:
      painter.drawPolygon(QPolygonF({{0.2, 0.08}, {0.92, 0.5}, {0.2, 0.92}}));
      return;
    case GlyphButton::Glyph::Pause:
      painter.drawRect(QRectF(0.18, 0.1, 0.16, 0.8));
      painter.drawRect(QRectF(0.66, 0.1, 0.16, 0.8));
      return;
    case GlyphButton::Glyph::Last:
      painter.drawPolygon(QPolygonF({{0.14, 0.16}, {0.7, 0.5}, {0.14, 0.84}}));
      painter.drawLine(QPointF(0.86, 0.12), QPointF(0.86, 0.88));
      return;
    default:
      painter.setBrush(Qt::NoBrush);
      painter.drawPolyline(QPolygonF({{0.32, 0.12}, {0.7, 0.5}, {0.32, 0.88}}));
  }
}

bool isOfPlayer(GlyphButton::Glyph glyph) {
  using Glyph = GlyphButton::Glyph;
  return glyph != Glyph::Menu && glyph != Glyph::Help && glyph != Glyph::Restore;
}

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
      return;
    case GlyphButton::Glyph::First:
    case GlyphButton::Glyph::Previous:
      painter.translate(1.0, 0.0);
      painter.scale(-1.0, 1.0);
      return paintPlayer(
          painter,
          glyph == GlyphButton::Glyph::First ? GlyphButton::Glyph::Last : GlyphButton::Glyph::Next,
          ink);
    case GlyphButton::Glyph::Play:
    case GlyphButton::Glyph::Pause:
    case GlyphButton::Glyph::Next:
    case GlyphButton::Glyph::Last:
      paintPlayer(painter, glyph, ink);
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
  setToolTip(tipText(meaning));
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
  if (isRightToLeft() && isOfPlayer(glyph_)) {
    painter.translate(1.0, 0.0);
    painter.scale(-1.0, 1.0);
  }
  const auto group = isEnabled() ? QPalette::Active : QPalette::Disabled;
  const QColor ink = palette().color(group, QPalette::WindowText);
  painter.setPen(QPen(ink, 1.4 / side, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
  paintGlyph(painter, glyph_, ink);
}

}  // namespace steelyard::ui

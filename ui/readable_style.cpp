// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/readable_style.h"

#include <QPainter>
#include <QStyleOption>

namespace steelyard::ui {

namespace {

bool isDark(const QPalette& palette) {
  return palette.color(QPalette::Base).lightness() < palette.color(QPalette::Text).lightness();
}

}  // namespace

ReadableStyle::ReadableStyle() : QProxyStyle(QStringLiteral("fusion")) {}

void ReadableStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                                  QPainter* painter, const QWidget* widget) const {
  QProxyStyle::drawPrimitive(element, option, painter, widget);
  const bool round = element == PE_IndicatorRadioButton;
  const bool square = element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck;
  if (!(round || square) || !isDark(option->palette)) {
    return;
  }
  QColor outline = option->palette.color(QPalette::Text);
  constexpr float faint = 0.55F;
  outline.setAlphaF(faint);
  const QRectF box = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing, round);
  painter->setBrush(Qt::NoBrush);
  painter->setPen(outline);
  if (round) {
    painter->drawEllipse(box);
  } else {
    painter->drawRect(box);
  }
  painter->restore();
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/prepare/elided_tool_button.h"

#include <QStyleOptionToolButton>
#include <QStylePainter>

namespace steelyard::ui {

QString ElidedToolButton::shownText() const {
  const QFontMetrics metrics = fontMetrics();
  const int around = sizeHint().width() - metrics.size(Qt::TextShowMnemonic, text()).width();
  return metrics.elidedText(text(), Qt::ElideRight, width() - around, Qt::TextShowMnemonic);
}

void ElidedToolButton::paintEvent(QPaintEvent* /*event*/) {
  QStylePainter painter(this);
  QStyleOptionToolButton option;
  initStyleOption(&option);
  option.text = shownText();
  painter.drawComplexControl(QStyle::CC_ToolButton, option);
}

}  // namespace steelyard::ui

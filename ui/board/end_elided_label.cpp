// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/end_elided_label.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>
#include <algorithm>

#include "ui/plain_text.h"

namespace steelyard::ui {

QSize EndElidedLabel::minimumSizeHint() const {
  constexpr int fewest = 8;  // characters
  const QSize whole = PlainLabel::minimumSizeHint();
  return wordWrap() ? whole
                    : QSize(std::min(whole.width(), fontMetrics().averageCharWidth() * fewest),
                            whole.height());
}

bool EndElidedLabel::isCut() const {
  return !wordWrap() && fontMetrics().horizontalAdvance(text()) > contentsRect().width();
}

bool EndElidedLabel::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && isCut()) {
    const QPoint onScreen = dynamic_cast<QHelpEvent&>(*event).globalPos();
    QToolTip::showText(onScreen, tipText(text()), this);
    return true;
  }
  return PlainLabel::event(event);
}

/// A text that is aligned to the right would lose its beginning.
void EndElidedLabel::paintEvent(QPaintEvent* event) {
  if (!isCut()) {
    return PlainLabel::paintEvent(event);
  }
  QPainter painter(this);
  const QRect room = contentsRect();
  style()->drawItemText(&painter, room, static_cast<int>(alignment()), palette(), isEnabled(),
                        fontMetrics().elidedText(text(), Qt::ElideRight, room.width()),
                        foregroundRole());
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/column_scroll.h"

#include <QEvent>
#include <QScrollBar>

namespace steelyard::ui {

ColumnScroll::ColumnScroll(QWidget* content, QWidget* parent) : QScrollArea(parent) {
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFocusPolicy(Qt::NoFocus);
  setWidget(content);
  content->setAutoFillBackground(false);
  viewport()->setAutoFillBackground(false);
  content->installEventFilter(this);
}

QSize ColumnScroll::minimumSizeHint() const {
  constexpr int lines = 6;
  return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(),
          lines * fontMetrics().lineSpacing()};
}

QSize ColumnScroll::sizeHint() const {
  return widget()->sizeHint() + QSize(verticalScrollBar()->sizeHint().width(), 0);
}

bool ColumnScroll::eventFilter(QObject* watched, QEvent* event) {
  if (watched == widget() && event->type() == QEvent::LayoutRequest) {
    updateGeometry();
  }
  return QScrollArea::eventFilter(watched, event);
}

}  // namespace steelyard::ui

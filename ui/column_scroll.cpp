// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/column_scroll.h"

#include <QEvent>
#include <QScrollBar>

namespace steelyard::ui {

ColumnScroll::ColumnScroll(QWidget* content, QWidget* parent) : QScrollArea(parent) {
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setFocusPolicy(Qt::NoFocus);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setWidget(content);
}

QSize ColumnScroll::minimumSizeHint() const {
  constexpr int lowest = 120;  // pixels: some lines can be seen
  const int bar = verticalScrollBar()->sizeHint().width();
  return {widget()->minimumSizeHint().width() + bar,
          std::min(lowest, widget()->minimumSizeHint().height())};
}

QSize ColumnScroll::sizeHint() const {
  return {std::max(minimumSizeHint().width(), widget()->sizeHint().width()),
          widget()->sizeHint().height()};
}

bool ColumnScroll::eventFilter(QObject* watched, QEvent* event) {
  if (watched == widget() && event->type() == QEvent::LayoutRequest) {
    updateGeometry();
  }
  return QScrollArea::eventFilter(watched, event);
}

}  // namespace steelyard::ui

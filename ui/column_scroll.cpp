// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/column_scroll.h"

#include <QEvent>
#include <QScrollBar>
#include <algorithm>

namespace steelyard::ui {

ColumnScroll::ColumnScroll(QWidget* content, QWidget* parent) : QScrollArea(parent) {
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setFocusPolicy(Qt::NoFocus);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setWidget(content);
}

void ColumnScroll::setYields(bool yields) {
  if (yields == yields_) {
    return;
  }
  yields_ = yields;
  setHorizontalScrollBarPolicy(yields ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
  updateGeometry();
}

int ColumnScroll::wholeWidth() const {
  return widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
}

int ColumnScroll::leastWidth() const {
  constexpr int words = 30;  // so many letters are seen of a line
  return std::min(wholeWidth(), words * fontMetrics().averageCharWidth());
}

QSize ColumnScroll::minimumSizeHint() const {
  constexpr int lowest = 120;  // pixels: some lines can be seen
  return {yields_ ? leastWidth() : wholeWidth(),
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

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tab_order.h"

#include <QAbstractScrollArea>
#include <QScrollBar>
#include <QWidget>
#include <utility>

namespace steelyard::ui {

void putInTabOrder(QWidget& before, QWidget& part) {
  QWidgetList inside;
  for (QWidget* at = part.nextInFocusChain(); at != &part; at = at->nextInFocusChain()) {
    const bool stops = at->focusPolicy() != Qt::NoFocus && at->focusProxy() == nullptr;
    if (stops && part.isAncestorOf(at)) {
      inside << at;
    }
  }
  QWidget* last = &before;
  for (QWidget* const next : std::as_const(inside)) {
    QWidget::setTabOrder(last, next);
    last = next;
  }
}

void stopTabOnlyToScroll(QAbstractScrollArea& area) {
  const auto follow = [&area] {
    const QScrollBar& bar = *area.verticalScrollBar();
    area.setFocusPolicy(bar.minimum() < bar.maximum() ? Qt::StrongFocus : Qt::NoFocus);
  };
  QObject::connect(area.verticalScrollBar(), &QScrollBar::rangeChanged, &area, follow);
  follow();
}

}  // namespace steelyard::ui

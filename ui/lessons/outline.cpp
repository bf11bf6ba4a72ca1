// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/outline.h"

#include <QEvent>
#include <QPainter>

namespace steelyard::ui {
namespace {

constexpr int outlineWidth = 3;

}  // namespace

Outline::Outline(QWidget* around) : QWidget(around) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  around->installEventFilter(this);
  follow();
  show();
}

/// Only the frame is part of this widget: what changes inside is not painted twice.
void Outline::follow() {
  const QRect whole = parentWidget()->rect();
  setGeometry(whole);
  const QRect inside = whole.adjusted(outlineWidth, outlineWidth, -outlineWidth, -outlineWidth);
  setMask(QRegion(whole) - QRegion(inside));
  raise();
}

bool Outline::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize || event->type() == QEvent::ChildAdded) {
    follow();
  }
  return QWidget::eventFilter(watched, event);
}

void Outline::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), palette().color(QPalette::Highlight));
}

}  // namespace steelyard::ui

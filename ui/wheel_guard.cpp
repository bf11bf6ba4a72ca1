// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/wheel_guard.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>
#include <QTabBar>

namespace steelyard::ui {
namespace {

bool isGuarded(const QWidget& widget) {
  return qobject_cast<const QComboBox*>(&widget) != nullptr ||
         qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
         qobject_cast<const QTabBar*>(&widget) != nullptr ||
         (qobject_cast<const QAbstractSlider*>(&widget) != nullptr &&
          qobject_cast<const QScrollBar*>(&widget) == nullptr);
}

}  // namespace

WheelGuard::WheelGuard(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
  const bool turned = event->type() == QEvent::Wheel;
  if (!turned && event->type() != QEvent::Polish) {
    return false;
  }
  auto* const widget = qobject_cast<QWidget*>(watched);
  if (widget == nullptr || !isGuarded(*widget)) {
    return false;
  }
  if (!turned) {
    if (widget->focusPolicy() == Qt::WheelFocus) {
      widget->setFocusPolicy(Qt::StrongFocus);
    }
    return false;
  }
  if (widget->hasFocus()) {
    return false;
  }
  event->ignore();
  return true;  // the application then asks the parent
}

}  // namespace steelyard::ui

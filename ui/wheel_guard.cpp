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
#include <QWheelEvent>
#include <QWindow>

namespace steelyard::ui {
namespace {

bool isGuarded(const QWidget& widget) {
  return qobject_cast<const QComboBox*>(&widget) != nullptr ||
         qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
         qobject_cast<const QTabBar*>(&widget) != nullptr ||
         (qobject_cast<const QAbstractSlider*>(&widget) != nullptr &&
          qobject_cast<const QScrollBar*>(&widget) == nullptr);
}

void refuseFocusByWheel(QWidget& widget) {
  if (isGuarded(widget) && widget.focusPolicy() == Qt::WheelFocus) {
    widget.setFocusPolicy(Qt::StrongFocus);
  }
}

/// The one that a turn of the wheel over a window is for; nullptr if the window shows no widgets.
QWidget* widgetBelow(const QWindow& window, const QWheelEvent& turn) {
  QWidget* const popup = QApplication::activePopupWidget();
  QWidget* const whole = popup != nullptr ? popup : QWidget::find(window.winId());
  if (whole == nullptr) {
    return nullptr;
  }
  QWidget* const part = whole->childAt(whole->mapFromGlobal(turn.globalPosition().toPoint()));
  return part != nullptr ? part : whole;
}

/// Qt asks the parents, too, whether they want the focus.
void refuseFocusFrom(QWidget* widget) {
  for (; widget != nullptr; widget = widget->isWindow() ? nullptr : widget->parentWidget()) {
    refuseFocusByWheel(*widget);
  }
}

}  // namespace

WheelGuard::WheelGuard(QObject* parent) : QObject(parent) {
  qApp->installEventFilter(this);
  const QWidgetList made = QApplication::allWidgets();
  for (QWidget* const widget : made) {
    refuseFocusByWheel(*widget);
  }
}

/// A window is told of the wheel before a widget gets the focus for it; the widget only afterwards,
/// when it is too late to ask whether it had the focus.
bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
  const bool turned = event->type() == QEvent::Wheel;
  if (!turned && event->type() != QEvent::Polish) {
    return false;
  }
  if (const auto* const window = turned ? qobject_cast<QWindow*>(watched) : nullptr) {
    refuseFocusFrom(widgetBelow(*window, dynamic_cast<QWheelEvent&>(*event)));
    return false;
  }
  auto* const widget = qobject_cast<QWidget*>(watched);
  if (widget == nullptr || !isGuarded(*widget)) {
    return false;
  }
  if (!turned) {
    refuseFocusByWheel(*widget);
    return false;
  }
  if (widget->hasFocus()) {
    return false;
  }
  event->ignore();
  return true;  // the application then asks the parent
}

}  // namespace steelyard::ui

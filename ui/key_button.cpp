// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/key_button.h"

#include <QKeyEvent>

namespace steelyard::ui {

/// A key that is held down presses once.
void KeyButton::keyPressEvent(QKeyEvent* event) {
  const bool presses = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (!presses) {
    return QPushButton::keyPressEvent(event);
  }
  event->accept();
  if (!event->isAutoRepeat()) {
    click();
  }
}

}  // namespace steelyard::ui

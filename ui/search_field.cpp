// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/search_field.h"

#include <QKeyEvent>

namespace steelyard::ui {

SearchField::SearchField(QWidget* parent) : QLineEdit(parent) { setClearButtonEnabled(true); }

bool SearchField::clearsBy(const QKeyEvent& key) const {
  return key.key() == Qt::Key_Escape && !text().isEmpty();
}

/// Before a shortcut of the window takes the key.
bool SearchField::event(QEvent* event) {
  const auto* const key =
      event->type() == QEvent::ShortcutOverride ? dynamic_cast<QKeyEvent*>(event) : nullptr;
  if (key != nullptr && clearsBy(*key)) {
    event->accept();
    return true;
  }
  return QLineEdit::event(event);
}

void SearchField::keyPressEvent(QKeyEvent* event) {
  if (!clearsBy(*event)) {
    return QLineEdit::keyPressEvent(event);
  }
  clear();
  event->accept();
}

}  // namespace steelyard::ui

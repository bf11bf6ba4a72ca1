// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QWidget>

namespace steelyard::tests {

/// Why a person does not see the whole of this part of a window; empty: they do.
[[nodiscard]] inline QString whyUnseen(const QWidget& part, const QWidget& window) {
  if (!part.isVisible() || part.size().isEmpty()) {
    return QStringLiteral("is hidden");
  }
  for (const QWidget* around = part.parentWidget(); around != nullptr;
       around = around->parentWidget()) {
    const QRect place(part.mapTo(around, QPoint()), part.size());
    if (!around->rect().contains(place)) {
      return QStringLiteral("goes beyond a %1 %2")
          .arg(QString::fromLatin1(around->metaObject()->className()), around->objectName());
    }
    if (around == &window) {
      break;
    }
  }
  const QRect inner = part.rect().adjusted(1, 1, -1, -1);
  for (const QPoint& at : {inner.center(), inner.topLeft(), inner.bottomRight()}) {
    const QWidget* const top = window.childAt(part.mapTo(&window, at));
    if (top != &part && (top == nullptr || !part.isAncestorOf(top))) {
      return QStringLiteral("is covered by a %1")
          .arg(top == nullptr ? QStringLiteral("gap")
                              : QString::fromLatin1(top->metaObject()->className()));
    }
  }
  return {};
}

}  // namespace steelyard::tests

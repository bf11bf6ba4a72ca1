// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/guarded_application.h"

#include <QTimer>

#include "ui/fault_text.h"

namespace steelyard::ui {

bool GuardedApplication::notify(QObject* receiver, QEvent* event) {
  QString message;
  try {
    return QApplication::notify(receiver, event);
  } catch (...) {
    message = faultText();
  }
  report(message);
  return false;
}

/// Does not report a fault of the receiver itself, nor a lack of memory for the report.
void GuardedApplication::report(const QString& message) {
  static_cast<void>(troubleOf([&] {
    QTimer::singleShot(0, this, [this, message] {
      static_cast<void>(troubleOf([&] { Q_EMIT faulted(message); }));
    });
  }));
}

}  // namespace steelyard::ui

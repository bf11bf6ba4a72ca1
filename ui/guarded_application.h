// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QApplication>

namespace steelyard::ui {

/// An application whose slots may throw: the program continues, and faulted() reports the message.
class GuardedApplication : public QApplication {
  Q_OBJECT
 public:
  using QApplication::QApplication;

  bool notify(QObject* receiver, QEvent* event) override;

 Q_SIGNALS:
  /// Emitted in a separate turn of the event loop.
  void faulted(const QString& message);

 private:
  void report(const QString& message);
};

}  // namespace steelyard::ui

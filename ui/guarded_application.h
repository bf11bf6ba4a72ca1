// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QApplication>

namespace steelyard::ui {

/// An application whose slots may throw: the program goes on, and whoever shows messages is told.
class GuardedApplication : public QApplication {
  Q_OBJECT
 public:
  using QApplication::QApplication;

  bool notify(QObject* receiver, QEvent* event) override;

 Q_SIGNALS:
  /// Sent in a turn of the event loop of its own.
  void faulted(const QString& message);

 private:
  void report(const QString& message);
};

}  // namespace steelyard::ui

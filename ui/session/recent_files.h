// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QStringList>

class QMenu;

namespace steelyard::ui {

/// The files that were opened last, newest first, kept for the next start.
class RecentFiles : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  static void add(const QString& path);
  [[nodiscard]] static QStringList paths();
  /// The menu then lists them whenever it is shown.
  void fill(QMenu& menu);

 Q_SIGNALS:
  void chosen(const QString& path);
};

}  // namespace steelyard::ui

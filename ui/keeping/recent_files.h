// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QStringList>

class QMenu;

namespace steelyard::ui {

class JobRunner;

/// The files opened last, newest first, remembered for the next start.
class RecentFiles : public QObject {
  Q_OBJECT
 public:
  explicit RecentFiles(QObject* parent = nullptr);

  static void add(const QString& path);
  [[nodiscard]] static QStringList paths();
  /// From then on, the menu lists the files whenever it is shown.
  void fill(QMenu& menu);
  /// Finds out beside the window which of the files are still there; ends in found().
  void lookForThem();

 Q_SIGNALS:
  void chosen(const QString& path);
  void found(const QStringList& paths);

 private:
  JobRunner* looker_;
};

}  // namespace steelyard::ui

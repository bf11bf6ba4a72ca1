// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>
#include <vector>

#include "core/record/lesson.h"

namespace steelyard::ui {

class DataPanel;
class Desk;
class RecentFiles;
class SessionKeeper;
class StartPage;

/// Shows the start page in place of the columns until something is open, so that whoever cancels a
/// dialog, or opens a file that cannot be read, can choose again.
class StartScreen : public QObject {
  Q_OBJECT
 public:
  /// All of them must live as long as this is used.
  StartScreen(Desk& desk, DataPanel& data, SessionKeeper& keeper, RecentFiles& recentFiles,
              QObject* parent = nullptr);

  /// Without effect if a table is open or the page is shown.
  void show(const std::vector<Lesson>& lessons);

 Q_SIGNALS:
  void fileWanted(const QString& path);
  void sessionWanted(const QString& path);
  void lessonWanted(int number);  ///< from 0

 private:
  void connectPage();
  void leave();

  Desk& desk_;
  DataPanel& data_;
  SessionKeeper& keeper_;
  RecentFiles& recentFiles_;
  StartPage* page_ = nullptr;  // until something is open
};

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

#include "core/record/lesson.h"
#include "ui/keeping/session_folder.h"

class QPushButton;
class QVBoxLayout;

namespace steelyard::ui {

class CardRow;
class LinkList;
class LoadBar;
class Notice;

/// What the window shows while nothing is open: the ways to open something. Asks for it by signals;
/// also tells what the data panel would tell, which cannot be seen meanwhile.
class StartPage : public QWidget {
  Q_OBJECT
 public:
  explicit StartPage(const std::vector<Lesson>& lessons, QWidget* parent = nullptr);

  /// The newest of them, as links.
  /// \param sessions  newest first
  void showSessions(const std::vector<KeptSession>& sessions);
  /// \param paths  of files that are there, newest first
  void showTables(const QStringList& paths);
  /// Says why something could not be opened. An empty text says that nothing is wrong.
  void showTrouble(const QString& message);
  [[nodiscard]] LoadBar& loadBar() { return *loading_; }

 Q_SIGNALS:
  void openWanted();
  void tableWanted(const QString& path);
  void sessionWanted(const QString& path);
  void lessonWanted(int number);  ///< from 0

 private:
  void offerOwnTable();
  void offerLast();
  void offerLessons(const std::vector<Lesson>& lessons);
  void orderTabs();

  LoadBar* loading_;
  Notice* trouble_;
  CardRow* cards_;
  QPushButton* open_ = nullptr;
  LinkList* sessions_ = nullptr;
  LinkList* tables_ = nullptr;
};

}  // namespace steelyard::ui

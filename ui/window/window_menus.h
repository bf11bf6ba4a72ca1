// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>
#include <functional>

#include "ui/window/window_parts.h"

class QAction;
class QMenu;

namespace steelyard::ui {

class Comparisons;
class PanelLinks;
class RecentFiles;
class RunExports;
class RunPrinter;
class SessionKeeper;
class SessionRestorer;

/// Who does what the entries of the menus say. All of them outlive the menus.
struct MenuDoers {
  RecentFiles& recentFiles;
  SessionKeeper& keeper;
  SessionRestorer& restorer;
  RunExports& exports;
  RunPrinter& printer;
  Comparisons& comparisons;
  PanelLinks& panel;
};

/// The menus File, Edit, Run and View, whose entries are grey while they can do nothing and then
/// say why, and an empty one for the lessons.
class WindowMenus : public QObject {
  Q_OBJECT
 public:
  WindowMenus(WindowParts parts, const MenuDoers& doers, QObject* parent = nullptr);

  [[nodiscard]] QMenu& lessons() { return *lessons_; }

 private:
  void makeFileMenu();
  void addOpening(QMenu& file);
  void addSaving(QMenu& file);
  void openAnotherWindow() const;
  void makeEditMenu() const;
  void makeRunMenu();
  void addComparing(QMenu& run);
  void shrinkByKey();
  void makeViewMenu();
  void makeLessonMenu();
  void offerWhile(QAction* action, const std::function<QString()>& whyNot);
  [[nodiscard]] QString whyNoTable() const;

  WindowParts parts_;
  MenuDoers doers_;
  QMenu* lessons_ = nullptr;
};

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QObject>

#include "core/methods/registry.h"

class QAction;
class QMainWindow;

namespace steelyard::ui {

class HelpWindow;
class LiveBoard;
class MethodPanel;

/// The Help menu of the main window, its last, and F1. The window of the help is made when it is
/// first needed.
class HelpMenu : public QObject {
  Q_OBJECT
 public:
  /// \param registry, method, board  must outlive this
  HelpMenu(QMainWindow& window, const MethodRegistry& registry, MethodPanel& method,
           LiveBoard& board);

  /// "method/dii#epochs"
  void open(const QString& place);
  /// What F1 does.
  void openForFocus();
  [[nodiscard]] HelpWindow* helpWindow() const { return help_; }

 protected:
  /// Opens the page that a word of the window asks for (ui/glossary_link.h).
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fill();
  [[nodiscard]] QList<QAction*> offeredActions() const;
  void namePageOfMethod();

  QMainWindow& window_;
  const MethodRegistry& registry_;
  MethodPanel& method_;
  LiveBoard& board_;
  HelpWindow* help_ = nullptr;
};

}  // namespace steelyard::ui

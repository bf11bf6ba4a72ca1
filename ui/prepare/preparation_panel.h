// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include "core/prepare/preparation.h"

class QAction;
class QListWidget;
class QToolButton;

namespace steelyard::ui {

class PlainLabel;

/// What was done to the table since it was read, and what can be done to it next.
class PreparationPanel : public QWidget {
  Q_OBJECT
 public:
  /// \param undo  takes back what was done last, and names it; must live as long as this is used
  explicit PreparationPanel(QAction& undo, QWidget* parent = nullptr);

  /// It is nullptr if there is no table.
  void showOrigin(const TableOrigin* origin);
  /// What is kept in memory so that changes can be undone; may be empty.
  void showHeld(const QString& held);

 Q_SIGNALS:
  /// The user has chosen a step and its settings.
  void stepWanted(const steelyard::PreparationStep& step);
  void joinWanted();

 private:
  [[nodiscard]] QWidget* buttons(QAction& undo);
  void ask(const Preparation& way);

  QListWidget* done_;
  PlainLabel* nothing_;
  PlainLabel* held_;
  QToolButton* add_;
  QToolButton* join_;
};

}  // namespace steelyard::ui

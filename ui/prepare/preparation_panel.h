// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "core/data/table_snapshot.h"
#include "core/prepare/changed_steps.h"
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

  /// Without a table, nothing can be done. The last step is the one that can be changed at first.
  void showTable(const TableSnapshot& table);
  /// What is kept in memory so that changes can be undone; may be empty.
  void showHeld(const QString& held);

 Q_SIGNALS:
  /// The user has chosen a step and its settings.
  void stepWanted(const steelyard::PreparationStep& step);
  void joinWanted();
  /// A step that was done shall have other settings or be left out.
  void changeWanted(const steelyard::ChangedStep& changed);

 private:
  [[nodiscard]] QWidget* buttons(QAction& undo);
  [[nodiscard]] QWidget* changes();
  void list(const TableOrigin& origin, const std::vector<Message>& warnings);
  void ask(const Preparation& way);
  void askAgain();
  [[nodiscard]] std::optional<std::size_t> currentStep() const;

  std::vector<PreparationStep> steps_;
  std::vector<Column> columns_;  ///< of the table after all steps
  QListWidget* done_;
  PlainLabel* nothing_;
  PlainLabel* held_;
  QToolButton* add_;
  QToolButton* join_;
  QToolButton* change_;
  QToolButton* leaveOut_;
  QWidget* changes_;
};

}  // namespace steelyard::ui

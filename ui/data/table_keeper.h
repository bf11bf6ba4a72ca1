// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>
#include <QUndoStack>
#include <memory>
#include <vector>

#include "core/record/question.h"

namespace steelyard::ui {

/// A table as it was at one time: the values, and what was decided of its columns.
struct TableState {
  std::shared_ptr<Dataset> table;
  std::vector<ColumnChoice> choices;
};

/// Holds the table of the session and what was done to it since it was opened, so that each step
/// can be taken back. Steps make a new table; roles and properties change in place.
class TableKeeper : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  [[nodiscard]] const std::shared_ptr<Dataset>& table() const { return table_; }
  [[nodiscard]] QUndoStack& history() { return history_; }

  /// Another table; nothing that was done before can be taken back then.
  void open(std::shared_ptr<Dataset> table);
  /// The table after a step; `what` names it in the menu.
  void change(std::shared_ptr<Dataset> table, const QString& what);
  /// Roles or properties were changed in place; nothing happens where they are as they were.
  void noteChoices(const QString& what);

 Q_SIGNALS:
  /// By a step, or by undo or redo: the table or its choices are others now.
  void changed();

 private:
  friend class TableChange;
  void show(const TableState& state);

  std::shared_ptr<Dataset> table_;
  std::vector<ColumnChoice> choices_;  // as last noted
  QUndoStack history_;
};

}  // namespace steelyard::ui

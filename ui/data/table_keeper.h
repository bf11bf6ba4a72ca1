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

/// A table at one point in time: the values, and the choices made for its columns.
struct TableState {
  std::shared_ptr<Dataset> table;
  std::vector<ColumnChoice> choices;
};

/// Holds the table of the session and the changes made since it was opened, so that each can be
/// undone. A step makes a new table; roles and properties change in place.
class TableKeeper : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  [[nodiscard]] const std::shared_ptr<Dataset>& table() const { return table_; }
  [[nodiscard]] QUndoStack& history() { return history_; }

  /// Opens another table; earlier changes can then no longer be undone.
  void open(std::shared_ptr<Dataset> table);
  /// The table after a step; `what` names it in the menu.
  void change(std::shared_ptr<Dataset> table, const QString& what);
  /// Roles or properties were changed in place; does nothing if they are the same as before.
  void noteChoices(const QString& what);

 Q_SIGNALS:
  /// A step, undo or redo has changed the table or its choices.
  void changed();

 private:
  friend class TableChange;
  void show(const TableState& state);

  std::shared_ptr<Dataset> table_;
  std::vector<ColumnChoice> choices_;  // as last noted
  QUndoStack history_;
};

}  // namespace steelyard::ui

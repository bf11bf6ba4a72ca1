// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>
#include <QUndoStack>
#include <memory>
#include <utility>
#include <vector>

#include "core/record/question.h"
#include "ui/held_memory.h"

namespace steelyard::ui {

/// A table at one point in time: the values, and the choices made for its columns.
struct TableState {
  std::shared_ptr<Dataset> table;
  std::vector<ColumnChoice> choices;
};

/// Owns the tables of the session, which are the one that is open and that of the ground truth
/// where there is one, and the changes made since the first was opened, so that each can be undone:
/// those of the table, and what other parts of the window add to the history (ui/undoable.h). A
/// step makes a new table; roles and properties change in place. The other tables that undo and
/// redo need, and what else the history holds, are kept in memory up to a limit; beyond it, the
/// oldest changes are forgotten.
class TableHistory : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  /// 1.5 GB, in bytes.
  static constexpr double usualLimit = 1.5e9;
  /// From the next change on.
  /// \param bytes  of what is kept for undo and redo, without the current table
  void setLimit(double bytes) { limit_ = bytes; }
  /// To be called after a change by another part of the window that keeps much in memory; a change
  /// of the table does it by itself. Without effect while something can be redone.
  /// \param inUse  what stays in memory all the same
  /// \return whether changes were forgotten
  bool forgetBeyondLimit(const void* inUse = nullptr);
  /// "Undo keeps 2 other tables: 320 MB." and what has been forgotten. It is empty if there is
  /// neither.
  [[nodiscard]] QString held() const;
  /// The second of these sentences alone.
  [[nodiscard]] QString forgotten() const;

  /// nullptr if none is open.
  [[nodiscard]] const std::shared_ptr<Dataset>& table() const { return table_; }
  /// nullptr if the ground truth comes from the table itself.
  [[nodiscard]] const std::shared_ptr<Dataset>& truth() const { return truth_; }
  /// Cannot be undone. nullptr: the ground truth comes from the table itself.
  void setTruth(std::shared_ptr<Dataset> truth) { truth_ = std::move(truth); }
  [[nodiscard]] QUndoStack& history() { return history_; }

  /// Opens another table; earlier changes can then no longer be undone.
  void open(std::shared_ptr<Dataset> table);
  /// The table after a step; `what` names it in the menu.
  void change(std::shared_ptr<Dataset> table, const QString& what);
  /// The table as it last was with at most so many steps, as a new change. Other changes stay.
  /// Without effect if it was never so, or that is forgotten.
  void goBackTo(std::size_t steps, const QString& what);
  /// Roles or properties were changed in place; does nothing if they are the same as before.
  void noteChoices(const QString& what);

 Q_SIGNALS:
  /// A step, undo or redo has changed the table or its choices.
  void changed();
  /// What held() says may be something else.
  void heldChanged();

 private:
  friend class TableChange;
  void goTo(TableState after, const QString& what);
  void show(const TableState& state);
  /// Tables that the changes from one on need, without the current one.
  [[nodiscard]] HeldMemory tablesFrom(int first) const;
  /// The memory that the changes from one on keep.
  [[nodiscard]] HeldMemory heldFrom(int first) const;
  void forgetOldest(int count);

  std::shared_ptr<Dataset> table_, truth_;
  std::vector<ColumnChoice> choices_;  // as last noted
  double limit_ = usualLimit;
  int forgotten_ = 0;        // changes since the table was opened
  bool rebuilding_ = false;  // the history is filled again: what is shown stays
  QUndoStack history_;
};

}  // namespace steelyard::ui

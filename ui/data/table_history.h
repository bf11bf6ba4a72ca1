// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>
#include <QUndoStack>
#include <utility>
#include <vector>

#include "core/data/table_snapshot.h"
#include "ui/held_memory.h"

namespace steelyard::ui {

/// Owns the tables of the session, which are the one that is open and that of the ground truth
/// where there is one, and the changes made since the first was opened, so that each can be undone:
/// those of the table, and what other parts of the window add to the history (ui/undoable.h). No
/// table is ever changed: a step makes another one, and other roles or properties replace the
/// columns beside the same one as a whole. The other tables that undo and redo need, and what else
/// the history holds, are kept in memory up to a limit; beyond it, the oldest changes are
/// forgotten.
class TableHistory : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  /// The word of Undoable::joins for what is undone together with the change of the table right
  /// before it.
  static constexpr QLatin1String withTable{"table"};
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

  /// Without a table if none is open.
  [[nodiscard]] const TableSnapshot& table() const { return table_; }
  /// Without a table if the ground truth comes from the table itself.
  [[nodiscard]] const TableSnapshot& truth() const { return truth_; }
  /// Cannot be undone. Without a table: the ground truth comes from the table itself.
  void setTruth(TableSnapshot truth) { truth_ = std::move(truth); }
  [[nodiscard]] QUndoStack& history() { return history_; }

  /// Opens another table; earlier changes can then no longer be undone.
  void open(TableSnapshot table);
  /// The table after a step; `what` names it in the menu.
  void change(TableSnapshot table, const QString& what);
  /// Other roles or properties of the open table; does nothing if they are the same as before.
  /// \param columns  those of the table
  void setColumns(std::vector<Column> columns, const QString& what);
  /// The same for the table of the ground truth, which must be there. Cannot be undone.
  void setTruthColumns(std::vector<Column> columns);
  /// The table as it last was with at most so many steps, as a new change. Other changes stay.
  /// Without effect if it was never so, or that is forgotten.
  void goBackTo(std::size_t steps, const QString& what);

 Q_SIGNALS:
  /// A step, undo or redo has changed the table or what stands beside it.
  void changed();
  /// Columns of either table have other roles; their properties may have changed, too.
  void rolesChanged();
  /// Columns of either table have other units, groups, periods or known weights.
  void propertiesChanged();
  /// What held() says may be something else.
  void heldChanged();

 private:
  friend class TableChange;
  void goTo(TableSnapshot after, const QString& what);
  void show(const TableSnapshot& state);
  void tell(bool roles);
  /// Tables that the changes from one on need, without the current one.
  [[nodiscard]] HeldMemory tablesFrom(int first) const;
  /// The memory that the changes from one on keep.
  [[nodiscard]] HeldMemory heldFrom(int first) const;
  void forgetOldest(int count);

  TableSnapshot table_, truth_;
  double limit_ = usualLimit;
  int forgotten_ = 0;        // changes since the table was opened
  bool rebuilding_ = false;  // the history is filled again: what is shown stays
  QUndoStack history_;
};

}  // namespace steelyard::ui

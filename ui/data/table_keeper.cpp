// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/table_keeper.h"

#include <QUndoCommand>
#include <utility>

namespace steelyard::ui {

/// Goes from one state to another and back.
class TableChange : public QUndoCommand {
 public:
  TableChange(TableKeeper& keeper, TableState before, TableState after, const QString& what)
      : QUndoCommand(what), keeper_(keeper), before_(std::move(before)), after_(std::move(after)) {}

  void undo() override { keeper_.show(before_); }
  void redo() override { keeper_.show(after_); }

 private:
  TableKeeper& keeper_;
  TableState before_;
  TableState after_;
};

void TableKeeper::open(std::shared_ptr<Dataset> table) {
  history_.clear();
  table_ = std::move(table);
  choices_ = table_ ? choices_of(*table_) : std::vector<ColumnChoice>{};
}

void TableKeeper::change(std::shared_ptr<Dataset> table, const QString& what) {
  TableState after{std::move(table), {}};
  after.choices = choices_of(*after.table);
  history_.push(new TableChange(*this, {table_, choices_}, std::move(after), what));
}

void TableKeeper::noteChoices(const QString& what) {
  std::vector<ColumnChoice> now = choices_of(*table_);
  if (now != choices_) {
    history_.push(new TableChange(*this, {table_, choices_}, {table_, std::move(now)}, what));
  }
}

void TableKeeper::show(const TableState& state) {
  // A change made in place is already shown when it is noted.
  const bool shown = table_ == state.table && choices_of(*table_) == state.choices;
  table_ = state.table;
  choices_ = state.choices;
  if (!shown) {
    apply_choices(choices_, *table_);
    Q_EMIT changed();
  }
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/table_history.h"

#include <QScopedValueRollback>
#include <QStringList>
#include <QUndoCommand>
#include <utility>

#include "core/memory_text.h"
#include "ui/count_text.h"
#include "ui/undoable.h"

namespace steelyard::ui {

/// Goes from one state to another and back.
class TableChange : public QUndoCommand {
 public:
  TableChange(TableHistory& keeper, TableState before, TableState after, const QString& what)
      : QUndoCommand(what), keeper_(keeper), before_(std::move(before)), after_(std::move(after)) {}

  void undo() override { keeper_.show(before_); }
  void redo() override { keeper_.show(after_); }
  [[nodiscard]] const TableState& before() const { return before_; }
  [[nodiscard]] const TableState& after() const { return after_; }

 private:
  TableHistory& keeper_;
  TableState before_;
  TableState after_;
};

namespace {

/// It is nullptr if that change is not one of the table.
const TableChange* tableChangeAt(const QUndoStack& history, int at) {
  return dynamic_cast<const TableChange*>(history.command(at));
}

}  // namespace

void TableHistory::open(std::shared_ptr<Dataset> table) {
  history_.clear();
  forgotten_ = 0;
  table_ = std::move(table);
  choices_ = table_ ? choices_of(*table_) : std::vector<ColumnChoice>{};
  Q_EMIT heldChanged();
}

void TableHistory::change(std::shared_ptr<Dataset> table, const QString& what) {
  TableState after{std::move(table), {}};
  after.choices = choices_of(*after.table);
  goTo(std::move(after), what);
}

void TableHistory::goTo(TableState after, const QString& what) {
  history_.push(new TableChange(*this, {table_, choices_}, std::move(after), what));
  forgetBeyondLimit();
}

void TableHistory::goBackTo(std::size_t steps, const QString& what) {
  for (int at = history_.index() - 1; at >= 0; --at) {
    const TableChange* const change = tableChangeAt(history_, at);
    if (change != nullptr && change->before().table->origin.steps.size() <= steps) {
      return goTo(change->before(), what);
    }
  }
}

HeldMemory TableHistory::tablesFrom(int first) const {
  HeldMemory held;
  for (int at = first; at < history_.count(); ++at) {
    if (const TableChange* const change = tableChangeAt(history_, at)) {
      addTable(held, change->before().table.get());
      addTable(held, change->after().table.get());
    }
  }
  held.erase(table_.get());
  return held;
}

HeldMemory TableHistory::heldFrom(int first) const {
  HeldMemory held = tablesFrom(first);
  for (int at = first; at < history_.count(); ++at) {
    const auto* const other = dynamic_cast<const UndoableCommand*>(history_.command(at));
    if (other != nullptr && other->done().hold) {
      other->done().hold(held);
    }
  }
  held.erase(table_.get());
  return held;
}

bool TableHistory::forgetBeyondLimit(const void* inUse) {
  if (history_.canRedo()) {
    return false;  // what is filled again would count as done
  }
  const auto tooMuch = [&](int first) {
    HeldMemory held = heldFrom(first);
    held.erase(inUse);
    return totalBytes(held) > limit_;
  };
  int count = 0;
  while (count < history_.index() && tooMuch(count)) {
    ++count;
  }
  if (count > 0) {
    forgetOldest(count);
  }
  Q_EMIT heldChanged();
  return count > 0;
}

/// A QUndoStack cannot drop its oldest commands: it is filled again.
void TableHistory::forgetOldest(int count) {
  std::vector<std::unique_ptr<QUndoCommand>> kept;
  for (int at = count; at < history_.count(); ++at) {
    if (const TableChange* const change = tableChangeAt(history_, at)) {
      kept.push_back(
          std::make_unique<TableChange>(*this, change->before(), change->after(), change->text()));
    } else if (const auto* const other =
                   dynamic_cast<const UndoableCommand*>(history_.command(at))) {
      kept.push_back(std::make_unique<UndoableCommand>(other->done()));
    }
  }
  forgotten_ += count;
  const QScopedValueRollback<bool> once(rebuilding_, true);
  history_.clear();
  for (std::unique_ptr<QUndoCommand>& change : kept) {
    history_.push(change.release());
  }
}

QString TableHistory::held() const {
  QStringList sentences;
  if (const HeldMemory tables = tablesFrom(0); !tables.empty()) {
    const QString size = QString::fromStdString(memory_text(totalBytes(tables)));
    sentences << countText(tables.size(), tr("Undo keeps %1 other table: %2."),
                           tr("Undo keeps %1 other tables: %2.", nullptr, howMany(tables.size())))
                     .arg(size);
  }
  if (forgotten_ > 0) {
    sentences << forgotten();
  }
  return sentences.join(QLatin1Char(' '));
}

QString TableHistory::forgotten() const {
  const QString changes = forgotten_ == 1 ? tr("The first change can no longer be undone")
                                          : tr("The first %1 changes can no longer be undone",
                                               nullptr, howMany(forgotten_))
                                                .arg(countText(forgotten_));
  return changes + tr(": the tables kept for it would take more than %1.")
                       .arg(QString::fromStdString(memory_text(limit_)));
}

void TableHistory::noteChoices(const QString& what) {
  std::vector<ColumnChoice> now = choices_of(*table_);
  if (now != choices_) {
    history_.push(new TableChange(*this, {table_, choices_}, {table_, std::move(now)}, what));
  }
}

void TableHistory::show(const TableState& state) {
  if (rebuilding_) {
    return;
  }
  // A change made in place is already shown when it is noted.
  const bool shown = table_ == state.table && choices_of(*table_) == state.choices;
  table_ = state.table;
  choices_ = state.choices;
  if (!shown) {
    apply_choices(choices_, *table_);
    Q_EMIT changed();
    Q_EMIT heldChanged();
  }
}

}  // namespace steelyard::ui

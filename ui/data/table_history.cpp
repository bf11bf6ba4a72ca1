// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/table_history.h"

#include <QScopedValueRollback>
#include <QStringList>
#include <QUndoCommand>
#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "core/memory_text.h"
#include "ui/count_text.h"
#include "ui/undoable.h"

namespace steelyard::ui {

/// Goes from one state to another and back.
class TableChange : public QUndoCommand {
 public:
  TableChange(TableHistory& keeper, TableSnapshot before, TableSnapshot after, const QString& what)
      : QUndoCommand(what), keeper_(keeper), before_(std::move(before)), after_(std::move(after)) {}

  void undo() override {
    if (along_) {
      along_->undo();
    }
    keeper_.show(before_);
  }
  void redo() override {
    keeper_.show(after_);
    if (along_) {
      along_->redo();
    }
  }
  [[nodiscard]] int id() const override { return UndoableCommand::mayJoin; }
  /// Takes in what was done along with the change.
  bool mergeWith(const QUndoCommand* later) override {
    const auto* const next = dynamic_cast<const UndoableCommand*>(later);
    if (next == nullptr || along_ || next->done().joins != TableHistory::withTable) {
      return false;
    }
    along_ = next->done();
    return true;
  }
  [[nodiscard]] const std::optional<Undoable>& along() const { return along_; }
  [[nodiscard]] const TableSnapshot& before() const { return before_; }
  [[nodiscard]] const TableSnapshot& after() const { return after_; }

 private:
  TableHistory& keeper_;
  TableSnapshot before_;
  TableSnapshot after_;
  std::optional<Undoable> along_;
};

namespace {

/// It is nullptr if that change is not one of the table.
const TableChange* tableChangeAt(const QUndoStack& history, int at) {
  return dynamic_cast<const TableChange*>(history.command(at));
}

bool sameRoles(const std::vector<Column>& one, const std::vector<Column>& other) {
  return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                    [](const Column& a, const Column& b) { return a.roles == b.roles; });
}

}  // namespace

void TableHistory::open(TableSnapshot table) {
  history_.clear();
  forgotten_ = 0;
  table_ = std::move(table);
  Q_EMIT heldChanged();
}

void TableHistory::change(TableSnapshot table, const QString& what) {
  goTo(std::move(table), what);
}

void TableHistory::goTo(TableSnapshot after, const QString& what) {
  history_.push(new TableChange(*this, table_, std::move(after), what));
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
  held.erase(table_.table.get());
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
  held.erase(table_.table.get());
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
      if (change->along()) {
        kept.push_back(std::make_unique<UndoableCommand>(*change->along()));  // joins it again
      }
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
  const QString most = QString::fromStdString(memory_text(limit_));
  // What has happened stands first: the end of a long message is left out.
  return forgotten_ == 1
             ? tr("The first change can no longer be undone: tables kept for Undo would take more "
                  "than %1.")
                   .arg(most)
             : tr("The first %1 changes can no longer be undone: tables kept for Undo would take "
                  "more than %2.",
                  nullptr, howMany(forgotten_))
                   .arg(countText(forgotten_), most);
}

/// What a person has just changed is there before it is in the history, as elsewhere in the window:
/// whoever hears of it may add to the history.
void TableHistory::setColumns(std::vector<Column> columns, const QString& what) {
  if (columns == table_.columns) {
    return;
  }
  const bool roles = !sameRoles(columns, table_.columns);
  TableSnapshot before;
  before.table = table_.table;
  before.columns = std::exchange(table_.columns, std::move(columns));
  history_.push(new TableChange(*this, std::move(before), table_, what));
  tell(roles);
}

void TableHistory::setTruthColumns(std::vector<Column> columns) {
  if (columns != truth_.columns) {
    const bool roles = !sameRoles(columns, truth_.columns);
    truth_.columns = std::move(columns);
    tell(roles);
  }
}

/// \param roles  have changed, and not only properties
void TableHistory::tell(bool roles) {
  if (roles) {
    Q_EMIT rolesChanged();
  } else {
    Q_EMIT propertiesChanged();
  }
}

void TableHistory::show(const TableSnapshot& state) {
  // Other columns are there already when setColumns() adds them to the history.
  const bool shown = table_.table == state.table && table_.columns == state.columns;
  if (rebuilding_ || shown) {
    return;
  }
  table_ = state;
  Q_EMIT changed();
  Q_EMIT heldChanged();
}

}  // namespace steelyard::ui

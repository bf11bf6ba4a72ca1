// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/runs.h"

#include <QScopedValueRollback>
#include <QUndoStack>
#include <algorithm>
#include <memory>
#include <utility>

#include "core/trials/trial_size.h"
#include "ui/count_text.h"
#include "ui/undoable.h"

namespace steelyard::ui {
namespace {

void addRun(HeldMemory& held, const SessionRun& run) {
  addTable(held, run.table.get());
  addTable(held, run.asked.table.get());
  if (run.problem) {
    held.emplace(run.problem.get(), bytes_of_problem(*run.problem));
  }
}

}  // namespace

const SessionRun* Runs::find(quint64 number) const {
  const auto found = runs_.find(number);
  return found == runs_.end() ? nullptr : &found->second;
}

void Runs::add(SessionRun run) {
  const quint64 number = run.number;
  noteNumber(number);
  run.added = ++added_;
  runs_.insert_or_assign(number, std::move(run));
  Q_EMIT added(number);
  Q_EMIT changed();
}

SessionRun* Runs::addedAs(quint64 count) {
  const auto found = std::find_if(runs_.begin(), runs_.end(),
                                  [count](const auto& each) { return each.second.added == count; });
  return found == runs_.end() ? nullptr : &found->second;
}

void Runs::clear() {
  runs_.clear();
  Q_EMIT cleared();
  Q_EMIT changed();
}

void Runs::put(QString what, std::function<void()> undo, std::function<void()> redo, QString joins,
               std::function<void(HeldMemory&)> holds) {
  const auto guarded = [this](std::function<void()> change) {
    return [this, change = std::move(change)] {
      const QScopedValueRollback<bool> once(restoring_, true);
      change();
    };
  };
  history_.push(
      new UndoableCommand({std::move(what), guarded(std::move(undo)), guarded(std::move(redo)),
                           std::move(joins), std::move(holds)}));
}

void Runs::rename(quint64 number, const QString& name) {
  const SessionRun* const run = find(number);
  if (run == nullptr) {
    return;
  }
  if (run->given == name) {
    Q_EMIT renamed(number);  // the list may show what was typed
    return;
  }
  const quint64 which = run->added;
  const QString before = run->given;
  setName(which, name);
  put(
      tr("name of run %1").arg(number), [this, which, before] { setName(which, before); },
      [this, which, name] { setName(which, name); });
}

void Runs::setName(quint64 which, const QString& name) {
  if (SessionRun* const run = addedAs(which)) {
    run->given = name;
    Q_EMIT renamed(run->number);
    Q_EMIT changed();
  }
}

void Runs::remove(const std::vector<std::uint64_t>& numbers) {
  const auto gone = std::make_shared<std::vector<SessionRun>>();
  for (const std::uint64_t number : numbers) {
    if (const SessionRun* const run = find(number)) {
      gone->push_back(*run);
    }
  }
  if (gone->empty()) {
    return;
  }
  const QString what =
      gone->size() == 1U
          ? tr("removal of run %1").arg(gone->front().number)
          : tr("removal of %1 runs", nullptr, howMany(gone->size())).arg(countText(gone->size()));
  takeOut(*gone);
  put(
      what, [this, gone] { bringBack(*gone); }, [this, gone] { takeOut(*gone); }, {},
      [this, gone](HeldMemory& held) { hold(*gone, held); });
}

void Runs::hold(const std::vector<SessionRun>& gone, HeldMemory& held) const {
  HeldMemory there;
  for (const auto& [number, run] : runs_) {
    addRun(there, run);
  }
  HeldMemory kept;
  for (const SessionRun& run : gone) {
    addRun(kept, run);
  }
  std::erase_if(kept, [&there](const auto& each) { return there.contains(each.first); });
  held.merge(kept);
}

/// As they are by now; those that are no longer there cannot be brought back either.
void Runs::takeOut(std::vector<SessionRun>& runs) {
  std::vector<std::uint64_t> numbers;
  std::vector<SessionRun> taken;
  for (const SessionRun& run : runs) {
    if (SessionRun* const now = addedAs(run.added)) {
      numbers.push_back(now->number);
      taken.push_back(std::move(*now));
    }
  }
  for (const std::uint64_t number : numbers) {
    runs_.erase(number);
  }
  runs = std::move(taken);
  Q_EMIT removed(numbers);
  Q_EMIT changed();
}

void Runs::bringBack(std::vector<SessionRun>& runs) {
  std::vector<std::uint64_t> numbers;
  for (SessionRun& run : runs) {
    if (find(run.number) != nullptr) {
      run.number = nextNumber();  // a run that was made again live has its number
    }
    runs_.emplace(run.number, run);
    numbers.push_back(run.number);
  }
  Q_EMIT broughtBack(numbers);
  Q_EMIT changed();
}

void Runs::choose(quint64 number, std::optional<ChosenColumns> choice, bool joins) {
  const auto found = runs_.find(number);
  if (found == runs_.end() || restoring_) {
    return;
  }
  const std::optional<ChosenColumns> before = std::exchange(found->second.choice, choice);
  // The same columns in another order: the ranking is another solution's, nothing was chosen.
  if (!(before && choice && same_features(before->features, choice->features))) {
    const quint64 which = found->second.added;
    put(
        tr("choice of columns"), [this, which, before] { setChoice(which, before); },
        [this, which, after = std::move(choice)] { setChoice(which, after); },
        joins ? QStringLiteral("choice of run %1").arg(which) : QString());
  }
  Q_EMIT changed();
}

void Runs::setChoice(quint64 which, const std::optional<ChosenColumns>& choice) {
  if (SessionRun* const run = addedAs(which)) {
    run->choice = choice;
    Q_EMIT choiceRestored(run->number);
    Q_EMIT changed();
  }
}

void Runs::setAnswer(quint64 number, const Answer& answer) {
  if (const auto found = runs_.find(number); found != runs_.end()) {
    auto record = std::make_shared<Record>(*found->second.record);
    record->answer = answer;
    found->second.record = std::move(record);
    Q_EMIT changed();
  }
}

void Runs::setAnswerOfChoice(quint64 number, const Answer& answer) {
  const auto found = runs_.find(number);
  if (found != runs_.end() && found->second.choice) {
    found->second.choice->answer = answer;
  }
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/runs.h"

#include <QScopedValueRollback>
#include <QUndoStack>
#include <memory>
#include <utility>

#include "ui/undoable.h"

namespace steelyard::ui {

const SessionRun* Runs::find(quint64 number) const {
  const auto found = runs_.find(number);
  return found == runs_.end() ? nullptr : &found->second;
}

void Runs::add(SessionRun run) {
  noteNumber(run.number);
  runs_.insert_or_assign(run.number, std::move(run));
  Q_EMIT changed();
}

void Runs::clear() {
  runs_.clear();
  Q_EMIT changed();
}

void Runs::put(QString what, std::function<void()> undo, std::function<void()> redo,
               QString joins) {
  const auto guarded = [this](std::function<void()> change) {
    return [this, change = std::move(change)] {
      const QScopedValueRollback<bool> once(restoring_, true);
      change();
    };
  };
  history_.push(new UndoableCommand(
      {std::move(what), guarded(std::move(undo)), guarded(std::move(redo)), std::move(joins)}));
}

void Runs::rename(quint64 number, const QString& name) {
  const SessionRun* const run = find(number);
  if (run != nullptr && run->given != name) {
    const QString before = run->given;
    setName(number, name);
    put(
        tr("name of run %1").arg(number), [this, number, before] { setName(number, before); },
        [this, number, name] { setName(number, name); });
  }
}

void Runs::setName(quint64 number, const QString& name) {
  if (const auto found = runs_.find(number); found != runs_.end()) {
    found->second.given = name;
    Q_EMIT renamed(number);
    Q_EMIT changed();
  }
}

void Runs::remove(const std::vector<std::uint64_t>& numbers) {
  const auto gone = std::make_shared<std::vector<SessionRun>>();
  std::vector<std::uint64_t> there;
  for (const std::uint64_t number : numbers) {
    if (const SessionRun* const run = find(number)) {
      gone->push_back(*run);
      there.push_back(number);
    }
  }
  if (there.empty()) {
    return;
  }
  take(there);
  const QString what = there.size() == 1U ? tr("removal of run %1").arg(there.front())
                                          : tr("removal of %1 runs").arg(there.size());
  put(
      what,
      [this, gone, there] {
        for (const SessionRun& run : *gone) {
          runs_.insert_or_assign(run.number, run);
        }
        Q_EMIT broughtBack(there);
        Q_EMIT changed();
      },
      [this, there] { take(there); });
}

void Runs::take(const std::vector<std::uint64_t>& numbers) {
  for (const std::uint64_t number : numbers) {
    runs_.erase(number);
  }
  Q_EMIT removed(numbers);
  Q_EMIT changed();
}

void Runs::choose(quint64 number, std::optional<ChosenColumns> choice, bool joins) {
  const auto found = runs_.find(number);
  if (found == runs_.end() || restoring_) {
    return;
  }
  const std::optional<ChosenColumns> before = std::exchange(found->second.choice, choice);
  put(
      tr("choice of columns"), [this, number, before] { setChoice(number, before); },
      [this, number, after = std::move(choice)] { setChoice(number, after); },
      joins ? QStringLiteral("choice of run %1").arg(number) : QString());
  Q_EMIT changed();
}

void Runs::setChoice(quint64 number, const std::optional<ChosenColumns>& choice) {
  if (const auto found = runs_.find(number); found != runs_.end()) {
    found->second.choice = choice;
    Q_EMIT choiceRestored(number);
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

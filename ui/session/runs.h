// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "core/analysis/answer.h"
#include "ui/held_memory.h"
#include "ui/session/session_run.h"

class QUndoStack;

namespace steelyard::ui {

/// The finished runs of the session by number, each once, with what a person made of them: a name,
/// and columns chosen in place of the run's own. Names, choices and removals go into the history.
class Runs : public QObject {
  Q_OBJECT
 public:
  /// The history must live longer than this.
  explicit Runs(QUndoStack& history, QObject* parent = nullptr)
      : QObject(parent), history_(history) {}

  [[nodiscard]] const std::map<quint64, SessionRun>& all() const { return runs_; }
  /// nullptr when there is no such run.
  [[nodiscard]] const SessionRun* find(quint64 number) const;
  /// The highest number that a run has had in this window; 0 before the first.
  [[nodiscard]] quint64 lastNumber() const { return last_; }
  /// That no run has had yet.
  [[nodiscard]] quint64 nextNumber() { return ++last_; }
  /// No run that comes later gets this number or a lower one.
  void noteNumber(quint64 number) { last_ = std::max(last_, number); }

  /// Replaces a run with the same number. Cannot be undone.
  void add(SessionRun run);
  /// Removes all, because their table has gone.
  void clear();

  /// An empty name: the run is called by its settings.
  void rename(quint64 number, const QString& name);
  /// Numbers that are not there are skipped.
  void remove(const std::vector<std::uint64_t>& numbers);
  /// \param choice  if it is empty, the run's own columns
  /// \param joins   several choices of a number of columns, one after the other, are undone at once
  void choose(quint64 number, std::optional<ChosenColumns> choice, bool joins);

  /// What was found out about a run or about what was chosen from it: nobody undoes it. Without
  /// effect if the run is no longer there.
  void setAnswer(quint64 number, const Answer& answer);
  void setAnswerOfChoice(quint64 number, const Answer& answer);

 Q_SIGNALS:
  /// The runs, or what is known of one, are no longer the same. After each of those below.
  void changed();
  /// A run has come by add(), perhaps in place of another one of its number.
  void added(quint64 number);
  void cleared();
  void renamed(quint64 number);
  /// They can no longer be found.
  void removed(const std::vector<std::uint64_t>& numbers);
  /// A removal was undone.
  void broughtBack(const std::vector<std::uint64_t>& numbers);
  /// Undo or redo has changed the choice; choose() does not tell who calls it.
  void choiceRestored(quint64 number);

 private:
  void put(QString what, std::function<void()> undo, std::function<void()> redo, QString joins = {},
           std::function<void(HeldMemory&)> holds = {});
  /// Adds what is in memory only for these, and not for the runs that are there.
  void hold(const std::vector<SessionRun>& gone, HeldMemory& held) const;
  /// The run that was added as this one in order: a run that is made again live gets the number of
  /// the one before it, but is another. It is nullptr if that run is not there.
  [[nodiscard]] SessionRun* addedAs(quint64 count);
  void setName(quint64 which, const QString& name);
  void setChoice(quint64 which, const std::optional<ChosenColumns>& choice);
  void takeOut(std::vector<SessionRun>& runs);
  void bringBack(std::vector<SessionRun>& runs);

  QUndoStack& history_;
  std::map<quint64, SessionRun> runs_;
  quint64 last_ = 0;
  quint64 added_ = 0;       // runs so far
  bool restoring_ = false;  // by undo or redo: what the views then do is no new choice
};

}  // namespace steelyard::ui

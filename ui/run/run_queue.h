// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QtGlobal>
#include <optional>
#include <vector>

#include "ui/run/asked_run.h"

namespace steelyard::ui {

/// A run of the queue.
struct QueueEntry {
  enum class State { Waiting, Running, Ended, Stopped, Failed };

  quint64 id = 0;  ///< of the entry, from 1
  AskedRun asked;  ///< only while it waits, except for the name and the method
  State state = State::Waiting;
  double fraction = 0.0;  ///< how much of it is done, 0 .. 1
  QString why;            ///< it has failed; empty otherwise
  quint64 run = 0;        ///< its number in the list of runs; 0 before it begins

  [[nodiscard]] bool waits() const { return state == State::Waiting; }
  [[nodiscard]] bool runs() const { return state == State::Running; }
  /// It waits, but the table that it was asked of has gone.
  [[nodiscard]] bool isLeftBehind() const { return waits() && !asked.problem; }
};

/// The runs that are to be done one after the other, and what became of those before: first those
/// that are over, in the order of their ends, then the one that goes on, then those that wait, in
/// the order of their turns. A value without widgets or threads: whoever owns it begins the runs
/// and tells it what becomes of them.
class RunQueue {
 public:
  [[nodiscard]] const std::vector<QueueEntry>& entries() const { return entries_; }
  /// nullptr when there is no such entry.
  [[nodiscard]] const QueueEntry* find(quint64 id) const;
  /// The one that goes on; nullptr if none does.
  [[nodiscard]] const QueueEntry* running() const;
  /// The one whose turn it is; nullptr while another goes on, none can begin, or the queue is held.
  [[nodiscard]] const QueueEntry* next() const;
  [[nodiscard]] int waiting() const;
  /// How many of those that wait have no table any more.
  [[nodiscard]] int leftBehind() const;
  /// How many are over, however they ended.
  [[nodiscard]] int over() const;
  /// How much of all is done, 0 .. 1; 0 of an empty queue.
  [[nodiscard]] double fraction() const;
  /// No run begins until it goes on.
  [[nodiscard]] bool isHeld() const { return held_; }

  /// At the end. The first of a new queue, before which nothing runs or waits, takes the place of
  /// those that are over.
  /// \return the id of the entry
  quint64 add(AskedRun run);
  /// Notes a run that was begun without the queue, which those that wait have to wait for. Requires
  /// that no entry runs.
  void noteRunning(const QString& name, quint64 run);
  /// The run of the entry begins. Requires that it waits and that none runs.
  void begin(quint64 id);
  /// The run that goes on has this number. Without effect if none goes on, as in the next three.
  void setNumber(quint64 run);
  /// \return whether a whole percent has changed, which a list shows
  bool setFraction(double fraction);
  /// The run that goes on is over.
  /// \param state  Ended, Stopped or Failed
  /// \param why    it has failed
  void end(QueueEntry::State state, const QString& why = {});
  /// A run that could not begin: it waited, and is over.
  void refuse(quint64 id, const QString& why);

  /// Moves an entry that waits so that it stands before the one that is now at this position, or
  /// after all; never before those that do not wait. Without effect on others.
  /// \param position  0 .. entries().size()
  /// \return whether the order has changed
  bool moveTo(quint64 id, int position);
  /// The same by one place.
  /// \param by  -1: its turn comes earlier; 1: later
  bool move(quint64 id, int by);
  /// Without effect on the one that goes on, which can only be stopped.
  void remove(quint64 id);
  void hold() { held_ = true; }
  void goOn() { held_ = false; }

  /// The table has gone, and the runs with it: those that wait stay, with their settings, until
  /// they are asked of another table or removed.
  void leaveTable();
  /// Those that were left behind are asked of these tables.
  /// \param now  whose problem, tables and options are taken
  void askOf(const AskedRun& now);

 private:
  [[nodiscard]] std::vector<QueueEntry>::iterator at(quint64 id);
  [[nodiscard]] int firstWaiting() const;
  void finish(QueueEntry entry, QueueEntry::State state, const QString& why);

  std::vector<QueueEntry> entries_;
  quint64 last_ = 0;
  bool held_ = false;
};

}  // namespace steelyard::ui

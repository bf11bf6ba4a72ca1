// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "core/record/record.h"
#include "core/record/session.h"
#include "core/run/background_run.h"
#include "ui/run/asked_run.h"
#include "ui/session/session_run.h"
#include "ui/window/window_parts.h"

namespace steelyard::ui {

class ActiveRun;
class AnswerMaker;
class Shown;

/// The course of the window's runs: how they begin and end, join the session and are shown, each
/// with its answer and with what a person chose in place of its own columns.
class WindowRuns : public QObject {
  Q_OBJECT
 public:
  /// \param shown, answers  must live as long as this is used
  WindowRuns(WindowParts parts, Shown& shown, AnswerMaker& answers, QObject* parent = nullptr);

  /// Begins a run of what is asked, once that is settled, unless another goes on by then.
  /// \param instead  whether it replaces the newest run in the list
  void start(BackgroundRun::Start how, bool instead = false);
  /// What is asked now. Requires that the question can be answered.
  [[nodiscard]] AskedRun asked() const;
  /// Begins a run that was asked for before, at its turn; the page that is in front stays there.
  /// Requires that no run is active and that its method has no complaint about it.
  void start(const AskedRun& run);
  /// Adds a run that has ended, which the right column lists and shows.
  void add(SessionRun run);
  /// Forgets all runs, because their table has gone.
  void clear();
  /// What a person chose of the run of this number, with the answer that is known by now.
  [[nodiscard]] std::optional<ChosenColumns> answered(std::optional<ChosenColumns> choice,
                                                      quint64 number) const;
  /// A run whose record holds what a person chose of it.
  [[nodiscard]] SessionRun withChoice(SessionRun run) const;

 Q_SIGNALS:
  /// A run begins with the settings as they are now.
  void beginning();
  /// The last run is no longer there, or did not begin.
  void forgotten();
  /// The last run did not begin.
  /// \param why  empty if the user has stopped it
  void notBegun(const QString& why);
  /// Runs were added, renamed or removed.
  void listChanged();
  /// Another run is on the board, behind which the base of comparison may stand.
  void baseWanted();
  /// The run that goes on has put down what it has found so far.
  void putDown();

 private:
  [[nodiscard]] ActiveRun& active() const;
  void connectController();
  void connectRuns();
  void connectResults();
  void begin(BackgroundRun::Start how, bool instead);
  void activate(const AskedRun& asked, quint64 number);
  void prepare(const AskedRun& asked, BackgroundRun::Start how);
  void takeScalars(const ProblemPtr& problem, const std::vector<ScalarInfo>& scalars);
  void forgetStart(const QString& why);
  void finish(const Result& result);
  void checkpoint(const Result& result);
  void showRun(quint64 number);
  void showRunSolution(bool ofPathPoint);
  void showSelection(const std::vector<Index>& selection);
  void showRemoved();
  void showBroughtBack(const std::vector<std::uint64_t>& numbers);
  void tellEarlierRuns();
  /// Shows the answer of a run, which is made where there is none yet.
  void askFor(quint64 number);
  void keepChoice();
  void keepChosenAnswer();
  void showChoice();

  WindowParts parts_;
  Shown& shown_;
  AnswerMaker& answers_;
};

}  // namespace steelyard::ui

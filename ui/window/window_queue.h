// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <functional>
#include <utility>

#include "ui/run/run_queue.h"
#include "ui/window/window_parts.h"

namespace steelyard {
struct Result;
}  // namespace steelyard

namespace steelyard::ui {

class QueuePanel;
class SweepDialog;
class WindowRuns;

/// Owns the queue of runs: puts what is asked into it, begins each run at its turn, and notes what
/// became of it. Another table ends none that waits: they are left behind until a person asks them
/// of that table.
class WindowQueue : public QObject {
  Q_OBJECT
 public:
  /// Made after `course`, which hears first of the end of a run.
  /// \param course  must live as long as this is used
  WindowQueue(WindowParts parts, WindowRuns& course, QObject* parent = nullptr);

  [[nodiscard]] const RunQueue& queue() const { return queue_; }
  /// Adds a run of what is asked, once that is settled.
  void addNow();
  /// Adds the runs of a sweep over a setting, which a dialog asks for.
  void askForSweep();
  /// Asks whether the window may close where runs wait, since no session keeps these.
  [[nodiscard]] bool mayClose() const;
  /// Sets what answers instead of a dialog.
  void setQuestion(std::function<bool(const QString& question)> ask) { ask_ = std::move(ask); }
  /// The window closes: the run that goes on ends with it, and no other begins.
  void close();

 private:
  void connectRuns();
  void connectPanel();
  void addSweep(const AskedRun& of, const SweepDialog& dialog);
  void noteActive();
  void finish(const Result& result);
  void abandon(const QString& why);
  void follow();
  void stopAll();
  void askAgain();
  void changed();
  void beginNext();

  WindowParts parts_;
  WindowRuns& course_;
  RunQueue queue_;
  QueuePanel* panel_;
  QTimer soon_;  ///< begins the next run
  QPointer<SweepDialog> dialog_;
  std::function<bool(const QString& question)> ask_;
};

}  // namespace steelyard::ui

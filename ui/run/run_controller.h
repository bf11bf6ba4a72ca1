// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/run/background_run.h"
#include "core/run/method.h"
#include "ui/run/run_clock.h"

namespace steelyard::ui {

class JobRunner;

/// Controls the window's single run. Checks its mailbox every 33 ms; whatever a replaced run still
/// sends is never delivered. The destructor stops and joins.
class RunController : public QObject {
  Q_OBJECT
 public:
  enum class State { Idle, Running, Paused, Finished };
  Q_ENUM(State)

  explicit RunController(QObject* parent = nullptr);
  Q_DISABLE_COPY_MOVE(RunController)
  ~RunController() override;

  /// Requires that method.check() has no complaint. An active run is ended and discarded.
  /// \throws what Method::begin throws; nothing has changed then
  void start(const Method& method, const ProblemPtr& problem, const ParameterValues& values,
             BackgroundRun::Start how = BackgroundRun::Start::running);
  /// The same for a stepper that was created elsewhere. If it was prepared for, the pauses and
  /// steps that were asked for meanwhile are made up for.
  void start(std::unique_ptr<Stepper> stepper, const ProblemPtr& problem, BackgroundRun::Start how);

  /// What is to be computed of a result before finished() is emitted; called in another thread.
  /// \param seconds  that the run took
  /// \param stop  requested when nobody wants to wait for it any longer
  using Completion =
      std::function<void(const Result& result, double seconds, const std::stop_token& stop)>;
  /// Sets the completion of the active run.
  void completeWith(Completion completion) { completion_ = std::move(completion); }

  /// What a run begins with.
  struct Prepared {
    std::unique_ptr<Stepper> stepper;
    Completion completion;
  };
  /// Begins a run whose stepper takes a while to make: it is active at once, and started() comes
  /// when the stepper is there. Ends in notStarted() if that fails or the user stops before.
  /// \param make  called in another thread
  void prepare(std::function<Prepared()> make, const ProblemPtr& problem,
               BackgroundRun::Start how = BackgroundRun::Start::running);

  /// From now on, also of an active run: about how long a run is to take, so that it can be
  /// watched. Its results do not change.
  /// \param seconds  0 for as fast as possible
  void setDuration(double seconds);
  [[nodiscard]] double duration() const { return duration_; }

  void pause();
  void resume();
  void step();  ///< one iteration, then paused
  void stop();  ///< the run finishes as stopped, with its best result so far
  /// The same, but finished() has been emitted when this returns.
  void stopAndWait();
  /// Asks for what the active run has found so far; soFar() delivers it once the thread of the run
  /// gets to it. This also happens by itself every 30 seconds.
  void askSoFar();
  void forget();  ///< ends a run without a result, because its data are replaced

  [[nodiscard]] State state() const { return state_; }
  /// Running or paused.
  [[nodiscard]] bool isActive() const;
  [[nodiscard]] bool isStopping() const { return stopping_; }
  /// The stepper of the run is being made.
  [[nodiscard]] bool isPreparing() const;
  /// The run is at its end, and what is to be said of its result is being computed.
  [[nodiscard]] bool isCompleting() const { return isActive() && !run_ && !isPreparing(); }
  [[nodiscard]] double fraction() const { return fraction_; }  ///< 0 .. 1
  [[nodiscard]] quint64 iteration() const { return iteration_; }
  [[nodiscard]] const QString& stage() const { return stage_; }
  /// Outcome of the last finished run.
  [[nodiscard]] const std::optional<Outcome>& outcome() const { return outcome_; }
  [[nodiscard]] double elapsedSeconds() const { return clock_.seconds(); }
  /// The same without pauses and waits: what the run costs. Of the last run, once it has ended.
  [[nodiscard]] double workedSeconds() const;
  [[nodiscard]] std::optional<double> remaining() const;

 Q_SIGNALS:
  void durationChanged(double seconds);
  /// A run that was prepared did not begin.
  /// \param why  empty if the user has stopped it
  void notStarted(const QString& why);
  void started(const steelyard::ProblemPtr& problem,
               const std::vector<steelyard::ScalarInfo>& scalars);
  void stateChanged(steelyard::ui::RunController::State state);
  void snapshotArrived(const steelyard::Snapshot& snapshot);
  void finished(const steelyard::Result& result);
  /// Result so far of a run that continues; to be saved in case the program is killed.
  void soFar(const steelyard::Result& result);
  /// Every 33 ms while a run is active: times and progress may have changed.
  void ticked();

 private:
  void look();
  void deliver(const Snapshot& snapshot);
  void finish(const Outcome& outcome);
  void end(const Result& result);
  void endFormer();
  void giveUp(const QString& why);
  void setState(State state);

  std::unique_ptr<BackgroundRun> run_;  ///< none while a run is being prepared or completed
  Completion completion_;
  std::stop_source completionStop_;  ///< of the completion
  JobRunner* preparing_;
  int stepsOwed_ = 0;  // of the run that is being prepared
  JobRunner* completing_;
  QTimer timer_;
  QTimer keeping_;
  RunClock clock_;
  State state_ = State::Idle;
  bool stopping_ = false;
  double duration_ = 0.0;
  double worked_ = 0.0;  // by the last run, once it has ended
  double fraction_ = 0.0;
  quint64 iteration_ = 0;
  QString stage_;
  std::optional<Outcome> untold_;  ///< of the run that has ended but is not finished here
  std::optional<Outcome> outcome_;
};

}  // namespace steelyard::ui

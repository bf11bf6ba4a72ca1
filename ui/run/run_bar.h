// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include "ui/action_button.h"

class QAction;
class QHBoxLayout;
class QScrollArea;

namespace steelyard::ui {

class LevelMark;
class PlainLabel;
class RunController;
class ShareBar;

/// Run, Pause, Step and Stop, what puts runs into the queue, and the progress of the run. The
/// window starts and queues runs; everything about an active run goes straight to the controller.
class RunBar : public QWidget {
  Q_OBJECT
 public:
  /// \param controller  must live longer than this
  explicit RunBar(RunController& controller, QWidget* parent = nullptr);

  /// Whether a run could start, and if not, why: shown in the bar and as the button's tool tip.
  void setRunnable(bool runnable, const QString& whyNot = {});

  /// Says why the run that was asked for did not start, until another starts or the question
  /// changes.
  void showTrouble(const QString& why);

  /// A menu shows their actions, too, each of which is made here once.
  [[nodiscard]] ActionButton* runButton() const { return run_; }
  [[nodiscard]] ActionButton* pauseButton() const { return pause_; }
  [[nodiscard]] ActionButton* stepButton() const { return step_; }
  [[nodiscard]] ActionButton* stopButton() const { return stop_; }
  /// Beside Run, where there is room for both.
  [[nodiscard]] ActionButton* queueButton() const { return queue_; }
  /// It has no button.
  [[nodiscard]] QAction& sweepAction() const { return *sweep_; }

 Q_SIGNALS:
  void runRequested();
  /// What is asked now is to be run when those before it are done.
  void queueRequested();
  /// The same with several values of a setting.
  void sweepRequested();
  /// Step was pressed without an active run: start one paused and step it.
  void stepRequested();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  [[nodiscard]] ActionButton* button(const QString& name, const QString& entry, const QString& text,
                                     const QString& keys);
  void dress();
  [[nodiscard]] QScrollArea* roomForStage();
  void layOut();
  void shareFirstRow();
  void connectActions();
  void pauseOrResume();
  void stepOrBegin();
  void showState();
  void offerActions();
  void showProgress();
  [[nodiscard]] QString stateText() const;
  [[nodiscard]] QString outcomeText() const;
  [[nodiscard]] QString timeText() const;

  RunController& controller_;
  ActionButton* run_;
  ActionButton* pause_;
  ActionButton* step_;
  ActionButton* stop_;
  ActionButton* queue_;
  QAction* sweep_;
  QHBoxLayout* first_;  // the row of Run
  ShareBar* progress_;
  LevelMark* sign_;  // shown with a trouble
  PlainLabel* stage_;
  PlainLabel* time_;
  bool runnable_ = true;
  QString whyNot_;
  QString trouble_;
};

}  // namespace steelyard::ui

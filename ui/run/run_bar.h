// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QProgressBar;
class QPushButton;
class QScrollArea;

namespace steelyard::ui {

class LevelMark;
class PlainLabel;
class RunController;

/// Run, Pause, Step and Stop, and the progress of the run. The window sets the shortcuts and starts
/// runs; everything about an active run goes straight to the controller.
class RunBar : public QWidget {
  Q_OBJECT
 public:
  /// \param controller  must live longer than this
  explicit RunBar(RunController& controller, QWidget* parent = nullptr);

  /// Whether a run could start, and if not, why: shown in the bar and as the button's tool tip.
  void setRunnable(bool runnable, const QString& whyNot = {});
  /// What setRunnable() was told last.
  [[nodiscard]] const QString& whyNot() const { return whyNot_; }

  /// Says why the run that was asked for did not start, until another starts or the question
  /// changes.
  void showTrouble(const QString& why);

  [[nodiscard]] QPushButton* runButton() const { return run_; }
  [[nodiscard]] QPushButton* pauseButton() const { return pause_; }
  [[nodiscard]] QPushButton* stepButton() const { return step_; }
  [[nodiscard]] QPushButton* stopButton() const { return stop_; }

 Q_SIGNALS:
  void runRequested();
  /// Step was pressed without an active run: start one paused and step it.
  void stepRequested();
  /// What the buttons can do, and why not, may have changed.
  void stateShown();

 private:
  void dress();
  [[nodiscard]] QScrollArea* roomForStage();
  void layOut();
  void connectButtons();
  void pauseOrResume();
  void stepOrBegin();
  void showState();
  void showProgress();
  [[nodiscard]] QString stateText() const;
  [[nodiscard]] QString outcomeText() const;
  [[nodiscard]] QString timeText() const;

  RunController& controller_;
  QPushButton* run_;
  QPushButton* pause_;
  QPushButton* step_;
  QPushButton* stop_;
  QProgressBar* progress_;
  LevelMark* sign_;  // shown with a trouble
  PlainLabel* stage_;
  PlainLabel* time_;
  bool runnable_ = true;
  QString whyNot_;
  QString trouble_;
};

}  // namespace steelyard::ui

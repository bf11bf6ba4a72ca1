// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>
#include <optional>

#include "core/analysis/answer.h"
#include "core/analysis/answer_question.h"

class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace steelyard::ui {

class PlainLabel;
class LevelMark;

/// What a run says to the person who asked: one sentence on a ground whose colour, with a sign of
/// its own, says how far to rely on it; below it what was checked and what could be. Hidden while
/// there is nothing to say.
class AnswerPanel : public QWidget {
  Q_OBJECT
 public:
  explicit AnswerPanel(QWidget* parent = nullptr);

  /// As long as a check that could be made was not made, the whole is grey; see settled_level().
  void setAnswer(const Answer& answer);
  /// The same while further checks are being made: they can be stopped, and none can be asked for.
  /// \param making  what is not among them is not called under way
  void setUnfinished(const Answer& answer, const AnswerChecks& making);
  /// The answer is no longer about what is selected: it turns grey in its place, so that nothing
  /// moves under the mouse, and the heading says what is going on.
  void setOutdated(const QString& heading);
  /// Says below the answer what is still going on; an empty text ends that.
  void setWaiting(const QString& text);
  /// The same of checks, which can be stopped.
  void setChecking(const QString& text);
  /// Says behind that text how much is done.
  /// \param share  0 .. 1; a smaller one than before changes nothing
  void setProgress(double share);
  void clear();

 Q_SIGNALS:
  /// The user wants a check that was not done, for what it costs.
  void checkRequested(const QString& id);
  /// The user wants no further checks.
  void stopRequested();

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void placeRows();
  void wait(const QString& text, bool canBeStopped);
  /// \param making  nothing while no check is being made, and each can be asked for
  void fill(const Answer& answer, const std::optional<AnswerChecks>& making);
  void addCheck(const AnswerCheck& check, const std::optional<AnswerChecks>& making);
  void showSentence(const Answer& answer);
  /// How the checks were made, and from which difference on errors count, where a person asks.
  void showDetails();
  void setCurrent(bool current);
  void showWhetherAnything();
  void dropChecks();

  std::optional<AnswerLevel> level_;
  LevelMark* mark_;
  PlainLabel* sentence_;  // to its colon, as a heading
  PlainLabel* rest_;
  QWidget* checks_ = nullptr;  // made anew for each answer
  QToolButton* details_;
  PlainLabel* how_;
  bool saysErrors_ = false;
  QWidget* unit_;  // stays, so that what is open or has the focus there does, too
  QVBoxLayout* rows_;
  PlainLabel* waiting_;
  QString waitingFor_;  ///< the text without the share that is done
  double progress_ = 0.0;
  QPushButton* stop_;
};

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>
#include <vector>

#include "core/record/lesson.h"

class QBoxLayout;
class QHBoxLayout;
class QPushButton;
class QToolButton;

namespace steelyard::ui {

class LevelMark;
class Notice;
class PlainLabel;
class TextArea;

/// The director of a lesson, above the board: step by step what to do, what should be seen, why,
/// and a question. Knows nothing of the window: asks for what a step needs by signals. Hidden until
/// it has a lesson.
class LessonPanel : public QFrame {
  Q_OBJECT
 public:
  explicit LessonPanel(QWidget* parent = nullptr);

  /// Shows the first step.
  void setLesson(const Lesson& lesson);
  [[nodiscard]] const Lesson& lesson() const { return lesson_; }
  /// The step shown, from 0; as many as there are steps: the end.
  [[nodiscard]] int step() const { return step_; }
  [[nodiscard]] bool isAtEnd() const { return step_ == count(); }
  void showStep(int step);
  /// Ticks a step, which stays ticked until there is another lesson.
  /// \param step  from 0
  void setDone(int step);
  /// A step that only looks at something is done once it is seen, and once the last step before it
  /// that runs is done.
  [[nodiscard]] bool isDone(int step) const { return done_.at(static_cast<std::size_t>(step)); }
  /// Says in the panel what went wrong with the step.
  void showTrouble(const QString& why);
  /// While a step is being done, it cannot be asked for again.
  void setBusy(bool busy);

 Q_SIGNALS:
  /// Another step is shown, or the end.
  void stepShown(int step);
  /// The settings of this step are wanted and, if it says so, its run.
  /// \param step  from 0
  void stepWanted(int step);
  /// What to outline. It is empty if that is nothing.
  void lookAt(const QString& id);
  void ownTableWanted();
  /// The user has closed the lesson.
  void closed();

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void layOut();
  [[nodiscard]] QHBoxLayout* stateOfStep();
  void connectButtons();
  void goOn();
  void tickWhatIsSeen();
  void showMark();
  [[nodiscard]] QString missing() const;
  [[nodiscard]] int count() const { return static_cast<int>(lesson_.steps.size()); }
  [[nodiscard]] QString heading() const;
  void showText();
  void close();

  Lesson lesson_;
  int step_ = 0;
  bool busy_ = false;
  bool told_ = false;       // the person knows what is missing of the step shown
  std::vector<bool> done_;  // one for each step
  LevelMark* mark_;
  PlainLabel* heading_;
  TextArea* text_;
  Notice* missing_;
  QPushButton* back_;
  QPushButton* next_;
  QToolButton* do_;
  QToolButton* why_;
  QToolButton* answer_;
  QToolButton* close_;
  QBoxLayout* top_;  // heading and buttons
};

}  // namespace steelyard::ui

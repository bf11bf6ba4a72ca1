// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>

#include "core/record/lesson.h"

class QBoxLayout;
class QPushButton;
class QToolButton;

namespace steelyard::ui {

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
  /// While a step is being done, it cannot be asked for again.
  void setBusy(bool busy);

 Q_SIGNALS:
  /// The settings of this step are wanted and, if it says so, its run.
  /// \param step  from 0
  void stepWanted(int step);
  /// What to outline. It is empty if that is nothing.
  void lookAt(const QString& id);
  void ownTableWanted();
  /// The user has closed the lesson.
  void closed();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void layOut();
  void connectButtons();
  [[nodiscard]] int count() const { return static_cast<int>(lesson_.steps.size()); }
  [[nodiscard]] QString heading() const;
  [[nodiscard]] QString body() const;
  void showText();
  void close();

  Lesson lesson_;
  int step_ = 0;
  bool busy_ = false;
  PlainLabel* heading_;
  TextArea* text_;
  QPushButton* back_;
  QPushButton* next_;
  QToolButton* do_;
  QToolButton* why_;
  QToolButton* answer_;
  QToolButton* close_;
  QBoxLayout* top_;  // heading and buttons
};

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QPointer>
#include <functional>
#include <optional>

#include "core/methods/registry.h"
#include "core/record/lesson.h"
#include "core/run/result.h"

namespace steelyard::ui {

class DataPanel;
class LessonPanel;
class MethodPanel;
class RunController;

/// What a lesson uses of the window; all of it lives longer than the guide.
struct LessonWindow {
  const MethodRegistry& registry;
  DataPanel& data;
  MethodPanel& method;
  RunController& controller;
  std::function<void()> run;                         ///< as the Run button does
  std::function<QWidget*(const QString& id)> place;  ///< what a step looks at, made visible;
                                                     ///< nullptr if it is not there (yet)
};

/// Opens lessons in the window and does their steps for the user. What a lesson has set ends with
/// its table: the next one begins with the first method and its defaults.
class LessonGuide : public QObject {
  Q_OBJECT
 public:
  /// \param panel  where the lesson is told
  LessonGuide(LessonWindow window, LessonPanel& panel, QObject* parent = nullptr);

  /// \throws Error(bad_input) if its table or settings are refused
  void open(const Lesson& lesson);
  /// Sets everything as it is after this step, whatever was done or left out before, and runs if
  /// the step does.
  /// \param step  from 0
  void doStep(int step);

 Q_SIGNALS:
  /// Another table took the place of the lesson's before its end, and the lesson is no longer told.
  void closed(const QString& title);

 private:
  void goOn();
  void prepareNext();
  void finishStep();
  /// Ticks the step shown if it wants settings alone, and these are made.
  void tickSettings();
  /// Whether everything is set as this step alone wants it, by whomever.
  [[nodiscard]] bool isSet(int step) const;
  /// The same.
  /// \throws Error if the table has no longer what the step names
  [[nodiscard]] bool holdsWhatIsWanted(int step) const;
  void followRun();
  void tickRun(const Result& result);
  void changeTable();
  void outline(const QString& id);

  LessonWindow window_;
  LessonPanel& panel_;
  bool opening_ = false;
  bool setByLesson_ = false;      ///< the table is a lesson's, and so are the settings
  std::optional<int> preparing_;  ///< the step whose table is being prepared
  bool running_ = false;
  std::optional<int> runStep_;  ///< the step that the active run belongs to
  QString looked_;              ///< what the step shown looks at
  QPointer<QWidget> outline_;
};

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <vector>

#include "core/record/lesson.h"
#include "ui/window/window_parts.h"

class QMenu;
class QWidget;

namespace steelyard::ui {

class LessonGuide;

/// The lessons that the program comes with: lists them in their menu, opens them, and shows what
/// their steps look at.
class WindowLessons : public QObject {
  Q_OBJECT
 public:
  /// \param menu  must live as long as this is used
  /// \param run   does what the Run button does
  WindowLessons(WindowParts parts, QMenu& menu, const std::function<void()>& run,
                QObject* parent = nullptr);

  void setLessons(std::vector<Lesson> lessons);
  [[nodiscard]] const std::vector<Lesson>& all() const { return lessons_; }
  /// Opens its data and settings, then focuses Run.
  void open(const Lesson& lesson);

 Q_SIGNALS:
  /// Another table has taken the place of the lesson's before its end.
  void closed(const QString& title);

 private:
  [[nodiscard]] QWidget* reveal(const QString& id);
  [[nodiscard]] QWidget* revealCard(const QString& id);

  WindowParts parts_;
  QMenu& menu_;
  LessonGuide* guide_;
  std::vector<Lesson> lessons_;
};

}  // namespace steelyard::ui

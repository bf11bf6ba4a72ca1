// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/window_lessons.h"

#include <QMenu>
#include <QPushButton>
#include <QTabWidget>
#include <utility>

#include "ui/board/board_presets.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/fault_text.h"
#include "ui/lessons/lesson_guide.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/method/method_panel.h"
#include "ui/plain_text.h"
#include "ui/plots/plot_grid.h"
#include "ui/results/result_panel.h"
#include "ui/results/run_list.h"
#include "ui/run/run_bar.h"
#include "ui/session/question.h"
#include "ui/session/session.h"

namespace steelyard::ui {

WindowLessons::WindowLessons(WindowParts parts, QMenu& menu, const std::function<void()>& run,
                             QObject* parent)
    : QObject(parent),
      parts_(std::move(parts)),
      menu_(menu),
      guide_(new LessonGuide({parts_.registry, parts_.data, parts_.method, parts_.controller, run,
                              [this](const QString& id) { return reveal(id); }},
                             parts_.lesson, this)) {
  connect(guide_, &LessonGuide::closed, this, &WindowLessons::closed);
  // Once for each step: who turns to the data later stays there.
  connect(&parts_.lesson, &LessonPanel::lookAt, this, [this](const QString& id) {
    if (parts_.board.grid().cardWidget(id) != nullptr) {
      parts_.pages.setCurrentWidget(&parts_.board);
    }
  });
}

void WindowLessons::setLessons(std::vector<Lesson> lessons) {
  lessons_ = std::move(lessons);
  menu_.clear();
  for (const Lesson& lesson : lessons_) {
    QAction* action = menu_.addAction(plainName(lesson.title));
    action->setToolTip(tipText(lesson.text));
    connect(action, &QAction::triggered, this, [this, &lesson] { open(lesson); });
  }
}

void WindowLessons::open(const Lesson& lesson) {
  parts_.pages.setCurrentWidget(&parts_.board);
  const QString trouble = troubleOf([&] { guide_->open(lesson); });
  if (!trouble.isEmpty()) {
    parts_.showFault(trouble);
  }
  parts_.session.question().settle();
  parts_.runBar.runButton()->setFocus();
}

/// What a step of a lesson looks at, made visible; nullptr if it is not there.
QWidget* WindowLessons::reveal(const QString& id) {
  if (id == QLatin1String("ranking") || id == QLatin1String("samples")) {
    return &parts_.results;
  }
  if (id == QLatin1String("runs")) {
    return &parts_.results.runList();
  }
  if (id == QLatin1String("data")) {
    return &parts_.data;
  }
  if (id == QLatin1String("method")) {
    return &parts_.method;
  }
  return revealCard(id);
}

QWidget* WindowLessons::revealCard(const QString& id) {
  PlotGrid& grid = parts_.board.grid();
  QWidget* const card = grid.cardWidget(id);
  if (card != nullptr) {
    parts_.board.presets().reveal(id);
    grid.setPlotVisible(id, true);
    if (!grid.enlargedPlot().isEmpty() && grid.enlargedPlot() != id) {
      grid.setEnlargedPlot({});
    }
  }
  return card;
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/desk.h"

#include <QEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/board/live_board.h"
#include "ui/column_scroll.h"
#include "ui/data/data_panel.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/look/data_summary_page.h"
#include "ui/method/method_panel.h"
#include "ui/panel/panel_page.h"
#include "ui/results/result_panel.h"
#include "ui/run/estimate_line.h"
#include "ui/run/run_bar.h"
#include "ui/run/run_controller.h"
#include "ui/run/speed_choice.h"
#include "ui/tab_order.h"
#include "ui/window/window_parts.h"

namespace steelyard::ui {
namespace {

/// So small that a window of 853 pixels, half of a usual screen, holds all three columns.
constexpr int columnMargin = 6;

}  // namespace

Desk::Desk(const WindowParts& parts, const std::vector<QWidget*>& messages, QWidget* parent)
    : QWidget(parent),
      stack_(new QStackedWidget(this)),
      columns_(new QSplitter(Qt::Horizontal, this)) {
  columns_->setObjectName("columns");
  addColumns(parts);
  columns_->setStretchFactor(0, 0);
  columns_->setStretchFactor(1, 1);
  columns_->setStretchFactor(2, 0);
  columns_->setHandleWidth(1);
  columns_->setSizes({330, 760, 310});
  auto* around = new QVBoxLayout(this);
  around->setContentsMargins({});
  for (QWidget* message : messages) {
    around->addWidget(message);
  }
  stack_->addWidget(columns_);
  around->addWidget(stack_, 1);
  shareWidth();
}

void Desk::addColumns(const WindowParts& parts) {
  columns_->addWidget(leftColumn(parts));
  middle_ = middleColumn(parts);
  right_ = new ColumnScroll(&parts.results, this);
  columns_->addWidget(middle_);
  columns_->addWidget(right_);
}

QWidget* Desk::leftColumn(const WindowParts& parts) {
  auto* left = new QWidget(this);
  auto* column = new QVBoxLayout(left);
  auto* panels = new QSplitter(Qt::Vertical, left);
  panels->setChildrenCollapsible(false);
  panels->addWidget(&parts.data);
  panels->addWidget(&parts.method);
  panels->setStretchFactor(0, 3);
  panels->setStretchFactor(1, 2);
  column->setContentsMargins(columnMargin, columnMargin, 0, columnMargin);
  panels->setContentsMargins(0, 0, columnMargin, 0);
  left_ = new ColumnScroll(panels, left);
  column->addWidget(left_, 1);
  auto* const speed = new SpeedChoice(parts.controller, &parts.estimate);
  parts.estimate.setBeside(speed);
  connect(&parts.controller, &RunController::durationChanged, &parts.estimate,
          &EstimateLine::setPace);
  parts.estimate.setPace(parts.controller.duration());
  below_ = {&parts.estimate, &parts.runBar};
  for (QWidget* below : below_) {
    below->setContentsMargins(0, 0, columnMargin, 0);
    column->addWidget(below);
  }
  putInTabOrder(*parts.runBar.stopButton(), *speed);
  return left;
}

QWidget* Desk::middleColumn(const WindowParts& parts) {
  fillPages(parts);
  auto* middle = new QWidget(this);
  auto* lessonAbove = new QVBoxLayout(middle);
  lessonAbove->setContentsMargins(0, 0, 0, 0);
  lessonAbove->addWidget(&parts.lesson);
  lessonAbove->addWidget(&parts.pages, 1);
  return middle;
}

void Desk::fillPages(const WindowParts& parts) {
  QTabWidget& pages = parts.pages;
  pages.setObjectName("pages");
  pages.setDocumentMode(true);
  pages.setAutoFillBackground(true);
  pages.setBackgroundRole(QPalette::AlternateBase);  // the ground that cards lie on
  parts.board.setContentsMargins(columnMargin, 0, columnMargin, columnMargin);
  parts.look.setContentsMargins(columnMargin, 0, columnMargin, columnMargin);
  parts.panel.setContentsMargins(columnMargin, columnMargin, columnMargin, columnMargin);
  pages.addTab(&parts.board, tr("Run"));
  pages.addTab(&parts.look, tr("Data"));
  pages.addTab(&parts.panel, tr("All methods"));
}

bool Desk::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize) {
    shareWidth();
  }
  return QWidget::event(event);
}

/// What is needed does not depend on who yields, so that one call does not bring about another.
void Desk::shareWidth() {
  const int others = middle_->minimumSizeHint().width() +
                     (columns_->count() - 1) * columns_->handleWidth() + columnMargin;
  int below = 0;
  for (const QWidget* widget : below_) {
    below = std::max(below, widget->minimumSizeHint().width());
  }
  const int needed = others + std::max(below, left_->wholeWidth()) + right_->wholeWidth();
  const int least = others + std::max(below, left_->leastWidth()) + right_->leastWidth();
  columns_->setMinimumWidth(least);
  for (ColumnScroll* side : {left_, right_}) {
    side->setYields(width() < needed);
  }
}

void Desk::cover(QWidget* page) {
  stack_->addWidget(page);
  stack_->setCurrentWidget(page);
}

void Desk::uncover() { stack_->setCurrentWidget(columns_); }

}  // namespace steelyard::ui

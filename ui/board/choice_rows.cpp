// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/choice_rows.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

namespace steelyard::ui {
namespace {

constexpr int gap = 6;  // pixels between choices

int widthOf(const QWidget& choice) {
  return choice.sizeHint().expandedTo(choice.minimumSize()).width();
}

}  // namespace

ChoiceRows::ChoiceRows(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this)) {
  column_->setContentsMargins({});
  column_->setSpacing(0);
  column_->setSizeConstraint(QLayout::SetNoConstraint);  // minimumSizeHint() says it
}

void ChoiceRows::add(QWidget* choice) {
  choice->setParent(this);
  choices_.push_back(choice);
  rows_.clear();
  arrange();
}

std::vector<int> ChoiceRows::wantedRows() const {
  std::vector<int> rows;
  int row = 0;
  int taken = 0;
  for (const QWidget* choice : choices_) {
    const int needed = choice->isHidden() ? 0 : widthOf(*choice) + gap;
    if (taken > 0 && needed > 0 && taken + needed - gap > width()) {
      ++row;
      taken = 0;
    }
    taken += needed;
    rows.push_back(row);
  }
  return rows;
}

void ChoiceRows::arrange() {
  std::vector<int> wanted = wantedRows();
  if (wanted == rows_) {
    return;
  }
  while (column_->count() > 0) {
    const std::unique_ptr<QLayoutItem> row(column_->takeAt(0));  // its widgets stay
  }
  std::vector<QHBoxLayout*> lines;
  for (std::size_t k = 0; k < choices_.size(); ++k) {
    if (std::ssize(lines) <= wanted[k]) {
      lines.push_back(new QHBoxLayout);
      lines.back()->setSpacing(gap);
      column_->addLayout(lines.back());
    }
    lines.back()->addWidget(choices_[k]);
  }
  for (QHBoxLayout* line : lines) {
    line->addStretch(1);
  }
  rows_ = std::move(wanted);
  updateGeometry();
}

QSize ChoiceRows::minimumSizeHint() const {
  int widest = 0;
  for (const QWidget* choice : choices_) {
    if (!choice->isHidden()) {
      const int least = choice->minimumWidth();
      widest = std::max(widest, least > 0 ? least : choice->minimumSizeHint().width());
    }
  }
  return {widest, column_->totalMinimumSize().height()};
}

/// A choice was shown or hidden, or needs more room.
bool ChoiceRows::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest) {
    arrange();
  }
  return QWidget::event(event);
}

void ChoiceRows::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/result_column.h"

#include <QBoxLayout>
#include <QEvent>
#include <QScrollBar>
#include <QTableView>
#include <algorithm>

#include "ui/results/answer_scroll.h"

namespace steelyard::ui {
namespace {

int heightOf(const QLayoutItem& part, int width) {
  return part.hasHeightForWidth() ? part.heightForWidth(width) : part.sizeHint().height();
}

}  // namespace

ResultColumn::ResultColumn(QWidget* content, AnswerScroll* answer, QTableView* ranking,
                           QWidget* parent)
    : ColumnScroll(content, parent), answer_(answer), ranking_(ranking) {}

bool ResultColumn::eventFilter(QObject* watched, QEvent* event) {
  if (watched == widget() && event->type() == QEvent::LayoutRequest) {
    shareHeight();
  }
  return ColumnScroll::eventFilter(watched, event);
}

void ResultColumn::resizeEvent(QResizeEvent* event) {
  shareHeight();
  ColumnScroll::resizeEvent(event);
}

QBoxLayout& ResultColumn::parts() const {
  return *qobject_cast<QBoxLayout*>(widget()->layout());  // as the constructor requires
}

int ResultColumn::heightOfOthers(int width) const {
  int height = parts().contentsMargins().top();
  for (int k = 0; k < parts().count(); ++k) {
    QLayoutItem& part = *parts().itemAt(k);
    if (part.widget() == ranking_) {
      break;
    }
    const bool isSpace = part.spacerItem() != nullptr;
    if (part.widget() != answer_ && (isSpace || !part.isEmpty())) {
      height += heightOf(part, width);
    }
    height += isSpace || part.isEmpty() ? 0 : parts().spacing();
  }
  return height;
}

int ResultColumn::heightBelowRanking(int width) const {
  int height = 0;
  for (int k = parts().indexOf(ranking_) + 1; k < parts().count(); ++k) {
    QLayoutItem& part = *parts().itemAt(k);
    if (part.spacerItem() != nullptr) {
      break;
    }
    height += part.isEmpty() ? 0 : heightOf(part, width) + parts().spacing();
  }
  return height;
}

void ResultColumn::shareHeight() {
  constexpr int leastLines = 5;   // of the answer, where there is no room for anything
  constexpr int leastPeek = 2;    // lines of what follows, which show that something does
  constexpr int mostPeek = 6;     // where there is room: the title of the runs and two of them
  constexpr int partOfPeek = 5;   // it gets this part of the room at most
  constexpr int partBetween = 3;  // what stands before it gets this part at most
  const QMargins margins = parts().contentsMargins();
  const int width = viewport()->width() - margins.left() - margins.right();
  const int line = fontMetrics().lineSpacing();
  const QScrollBar& sideways = *ranking_->horizontalScrollBar();
  const int leastRanking =
      ranking_->isHidden()
          ? 0
          : ranking_->minimumHeight() + (sideways.maximum() > 0 ? sideways.sizeHint().height() : 0);
  const int room = viewport()->height() - heightOfOthers(width) - margins.bottom();
  const int peek = std::clamp(room / partOfPeek, leastPeek * line, mostPeek * line);
  const int follows = peek + std::min(heightBelowRanking(width), room / partBetween);
  const int mostOfAnswer = std::max(room - leastRanking - follows, leastLines * line);
  const int answer =
      answer_->isHidden() ? 0 : std::min(mostOfAnswer, answer_->heightForWidth(width));
  answer_->setMaximumHeight(mostOfAnswer);
  ranking_->setMaximumHeight(std::max(room - answer - follows, leastRanking));
}

}  // namespace steelyard::ui

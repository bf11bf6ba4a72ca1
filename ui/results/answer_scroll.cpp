// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/answer_scroll.h"

#include <QEvent>

#include "ui/results/answer_panel.h"

namespace steelyard::ui {

AnswerScroll::AnswerScroll(AnswerPanel* answer, QWidget* parent)
    : ColumnScroll(answer, parent) {  // which shows the answer
  setObjectName(QStringLiteral("answerScroll"));
  setAccessibleName(AnswerPanel::tr("Answer"));
  // The corners of the answer are round, and what is behind them is the panel.
  answer->setAutoFillBackground(false);
  viewport()->setAutoFillBackground(false);
  QSizePolicy asNeeded(QSizePolicy::Preferred, QSizePolicy::Maximum);
  asNeeded.setHeightForWidth(true);
  setSizePolicy(asNeeded);
  answer->hide();
  hide();
}

int AnswerScroll::heightForWidth(int width) const { return widget()->heightForWidth(width); }

bool AnswerScroll::eventFilter(QObject* watched, QEvent* event) {
  const bool isHandled = ColumnScroll::eventFilter(watched, event);
  if (watched == widget()) {
    switch (event->type()) {
      case QEvent::ShowToParent:
      case QEvent::HideToParent:
        setVisible(!widget()->isHidden());
        break;
      case QEvent::LayoutRequest:
        showBarIfNeeded();
        break;
      default:
        break;
    }
  }
  return isHandled;
}

void AnswerScroll::resizeEvent(QResizeEvent* event) {
  showBarIfNeeded();
  ColumnScroll::resizeEvent(event);
}

/// By the width without the bar: Qt, which asks with the bar that is there, would keep it.
void AnswerScroll::showBarIfNeeded() {
  const bool fits = heightForWidth(width()) <= height();
  setVerticalScrollBarPolicy(fits ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAlwaysOn);
  setFocusPolicy(fits ? Qt::NoFocus : Qt::TabFocus);
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/text_area.h"

#include <QEvent>
#include <QResizeEvent>
#include <QScrollBar>
#include <algorithm>

#include "ui/plain_label.h"

namespace steelyard::ui {

TextArea::TextArea(int mostLines, QWidget* parent)
    : QScrollArea(parent), label_(new HtmlLabel(this)), mostLines_(mostLines) {
  label_->setWordWrap(true);
  label_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  label_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  setWidget(label_);
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  viewport()->setAutoFillBackground(false);
  label_->setAutoFillBackground(false);
}

void TextArea::setText(const QString& richText) {
  label_->setText(richText);
  verticalScrollBar()->setValue(0);
  fit();
}

QString TextArea::text() const { return label_->text(); }

void TextArea::setMostLines(int lines) {
  if (lines != mostLines_) {
    mostLines_ = lines;
    startAfresh();
    fit();
  }
}

void TextArea::startAfresh() { highest_ = 0; }

void TextArea::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  if (event->oldSize().width() != event->size().width()) {
    startAfresh();
    fit();
  }
}

void TextArea::changeEvent(QEvent* event) {
  QScrollArea::changeEvent(event);
  if (event->type() == QEvent::FontChange) {
    startAfresh();
    fit();
  }
}

void TextArea::fit() {
  const int line = fontMetrics().lineSpacing();
  const int needed = label_->heightForWidth(std::max(viewport()->width(), line));
  highest_ = std::max(highest_, std::clamp(needed, line, mostLines_ * line));
  setFixedHeight(highest_);
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/text_area.h"

#include <QEvent>
#include <QResizeEvent>
#include <QScrollBar>
#include <QTextDocument>
#include <algorithm>
#include <cmath>

#include "ui/plain_label.h"
#include "ui/tab_order.h"

namespace steelyard::ui {

TextArea::TextArea(int mostLines, QWidget* parent)
    : QScrollArea(parent), label_(new HtmlLabel(this)), mostLines_(mostLines) {
  label_->setWordWrap(true);
  label_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  label_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  setWidget(label_);
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  viewport()->setAutoFillBackground(false);
  label_->setAutoFillBackground(false);
  stopTabOnlyToScroll(*this);
  // The text is laid out after it is set, and again when the window changes.
  connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &TextArea::reveal);
}

void TextArea::setText(const QString& before, const QString& wanted, const QString& after) {
  before_ = before;
  wanted_ = wanted;
  label_->setText(before + wanted + after);
  verticalScrollBar()->setValue(0);
  placed_ = 0;
  fit();
  reveal();
}

int TextArea::heightOf(const QString& richText) const {
  if (richText.isEmpty()) {
    return 0;
  }
  QTextDocument laidOut;
  laidOut.setDocumentMargin(0.0);
  laidOut.setDefaultFont(label_->font());
  laidOut.setHtml(richText);
  laidOut.setTextWidth(viewport()->width());
  return static_cast<int>(std::ceil(laidOut.size().height()));
}

void TextArea::reveal() {
  QScrollBar& bar = *verticalScrollBar();
  if (bar.value() != placed_) {
    return;
  }
  const int top = heightOf(before_);
  const int bottom = heightOf(before_ + wanted_);
  bar.setValue(std::min(top, std::max(0, bottom - viewport()->height())));
  placed_ = bar.value();
}

QSize TextArea::sizeHint() const { return {QScrollArea::sizeHint().width(), highest_}; }

QSize TextArea::minimumSizeHint() const {
  constexpr int leastLines = 2;
  return {QScrollArea::minimumSizeHint().width(),
          std::min(highest_, leastLines * fontMetrics().lineSpacing())};
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
  setMaximumHeight(highest_);
  updateGeometry();
}

}  // namespace steelyard::ui

// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFocusEvent>
#include <QLabel>
#include <QPainter>
#include <QStyle>

#include "ui/plain_text.h"

namespace steelyard::ui {

/// The label of this program: shows any text as plainText(), and nothing as HTML. Marks above a
/// capital letter are higher than a line of text; there is room for those of the first line.
class PlainLabel : public QLabel {
 public:
  explicit PlainLabel(QWidget* parent = nullptr) : QLabel(parent) {
    constexpr int marks = 2;  // pixels
    setTextFormat(Qt::PlainText);
    setContentsMargins(0, marks, 0, 0);
  }
  explicit PlainLabel(const QString& text, QWidget* parent = nullptr) : PlainLabel(parent) {
    setText(text);
  }
  void setText(const QString& text) { QLabel::setText(plainText(text)); }

 protected:
  /// Qt cuts the text of a label whose text can be selected at the top of its first line.
  void paintEvent(QPaintEvent* event) override {
    const bool isCut = textInteractionFlags().testFlag(Qt::TextSelectableByMouse);
    if (!isCut || hasSelectedText()) {
      return QLabel::paintEvent(event);
    }
    QPainter painter(this);
    drawFrame(&painter);
    const Qt::Alignment placed = QStyle::visualAlignment(layoutDirection(), alignment());
    const int wrapped = wordWrap() ? static_cast<int>(Qt::TextWordWrap) : 0;
    const QRect room = contentsRect().adjusted(margin(), margin(), -margin(), -margin());
    style()->drawItemText(&painter, room, static_cast<int>(placed) | wrapped, palette(),
                          isEnabled(), text(), foregroundRole());
  }
};

/// A label of HTML that the program itself has made: whatever is foreign in it has gone through
/// plainText() and QString::toHtmlEscaped(). Where it may be used is listed in .ci/run.
class HtmlLabel : public QLabel {
 public:
  explicit HtmlLabel(QWidget* parent = nullptr) : QLabel(parent) { setTextFormat(Qt::RichText); }

 protected:
  /// Tab goes to a link at once: Qt stops at the label first, where nobody sees the focus.
  void focusInEvent(QFocusEvent* event) override {
    QLabel::focusInEvent(event);
    const bool forwards = event->reason() == Qt::TabFocusReason;
    if ((forwards || event->reason() == Qt::BacktabFocusReason) &&
        text().contains(QLatin1String("<a "))) {
      static_cast<void>(QLabel::focusNextPrevChild(forwards));
    }
  }
};

}  // namespace steelyard::ui
